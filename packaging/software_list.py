"""The list of one program that software centres read, with pictures that lie on the disk.

AppStream's metadata proper may name pictures by web addresses alone, of which this program has none; a list
of software may name files. So what the metadata says stands here again, with the pictures.
"""

from pathlib import Path
from xml.etree import ElementTree as Xml

from linux_data import LANG, ROOT, copy, write

PICTURES = {
    "table.png": {
        "en": "A round of Rommé: four hands, melds with jokers, a card that fits",
        "de": "Eine Runde Rommé: vier Hände, Figuren mit Jokern, eine Karte, die passt",
        "ru": "Раунд ромме: четыре игрока, комбинации с джокерами, подходящая карта",
    },
    "stairs.png": {
        "en": "Treppenrommé: pointing at the stairs tells what five of their cards would bring",
        "de": "Treppenrommé: Zeigen auf die Treppe sagt, was fünf ihrer Karten brächten",
        "ru": "Лестничный рамми: наведите указатель на лестницу, чтобы узнать, что дадут пять её карт",
    },
}
"""Files in docs/pictures and what can be seen there."""
SIZE = {"width": "1280", "height": "800"}


def split_languages(description: Xml.Element) -> list[Xml.Element]:
    """A description with all languages side by side, as one for each: lists of software want it so."""
    languages = sorted({node.get(LANG, "") for node in description.iter()})
    made = []
    for language in languages:
        one = Xml.Element("description", {LANG: language} if language else {})
        for part in description:
            if part.tag == "ul":
                points = Xml.SubElement(one, "ul")
                points.extend(_plain(point) for point in part if point.get(LANG, "") == language)
            elif part.get(LANG, "") == language:
                one.append(_plain(part))
        made.append(one)
    return made


def _plain(node: Xml.Element) -> Xml.Element:
    plain = Xml.Element(node.tag)
    plain.text = node.text
    return plain


def lay_pictures(share: Path, metadata: str) -> None:
    """Put the pictures and the list into `share`, where the metadata of this name lies already."""
    component = Xml.parse(share / "metainfo" / metadata).getroot()
    description = component.find("description")
    assert description is not None
    place = list(component).index(description)
    component.remove(description)
    for one in reversed(split_languages(description)):
        component.insert(place, one)
    Xml.SubElement(component, "pkgname").text = "rommedesk"
    shown = Xml.SubElement(component, "screenshots")
    folder = share / "rommedesk" / "pictures"
    for number, (file, captions) in enumerate(PICTURES.items()):
        copy(ROOT / "docs" / "pictures" / file, folder / file)
        picture = Xml.SubElement(shown, "screenshot", {} if number else {"type": "default"})
        for language, caption in captions.items():
            told = Xml.SubElement(picture, "caption", {} if language == "en" else {LANG: language})
            told.text = caption
        Xml.SubElement(picture, "image", {"type": "source", **SIZE}).text = file
    listed = Xml.Element(
        "components",
        {"version": "0.14", "origin": "rommedesk", "media_baseurl": "file:///usr/share/rommedesk/pictures"},
    )
    listed.append(component)
    write(Xml.ElementTree(listed), share / "swcatalog" / "xml" / "rommedesk.xml")
