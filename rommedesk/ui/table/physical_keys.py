"""Which letter or digit a key has on a Latin keyboard, whatever alphabet the layout in use writes.

Pure arithmetic, no Qt, so every layout can be tested without a keyboard.
"""

from __future__ import annotations

_ROWS = {2: "1234567890", 16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
"""What is on each row of keys, by the scan code of the first."""
_XKB_OFFSET = 8
"""X and Wayland count keys from 8 on."""
_NO_CHARACTER = 0x01000000
"""From here on Qt counts keys that write nothing."""
_CYRILLIC = dict(zip("ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ", "QWERTYUIOPASDFGHJKLZXCVBNM", strict=True))
"""What the keys of the usual Russian layout write; for systems that do not tell which key it was."""


def latin_key(key: int, text: str, scan_code: int, platform: str) -> str:
    """The letter A to Z or the digit of a key, or "".

    `key` is the code of the character as Qt counts it, `text` what the key would write, and `scan_code` the
    place of the key as the window system of this name counts it, 0 if it does not tell.
    """
    if ord("A") <= key <= ord("Z") or ord("0") <= key <= ord("9"):
        return chr(key)  # also on layouts where Latin letters have moved
    if not text.isprintable() or key >= _NO_CHARACTER:
        return ""
    if scan_code and platform in ("xcb", "wayland", "wayland-egl", "windows"):
        place = scan_code if platform == "windows" else scan_code - _XKB_OFFSET
        for first, row in _ROWS.items():
            if first <= place < first + len(row):
                return row[place - first]
        return ""
    return _CYRILLIC.get((text or chr(key)).upper(), "")
