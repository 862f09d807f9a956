"""Tell what is inside the packages in dist/, each by a CycloneDX file beside it: `sbom.py`."""

import hashlib
import os
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from uuid import NAMESPACE_OID, uuid5

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from package_contents import EXECUTABLE, Part, contents, origin, origins_of_modules
from packageurl import PackageURL

import rommedesk

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "dist"
PACKAGES = ("rommedesk-*.whl", "rommedesk_*.deb", "rommedesk-*-linux-*.tar.xz")

_LICENCES = LicenseFactory()


def _hashes(data: bytes) -> list[HashType]:
    return [HashType(alg=HashAlgorithm.SHA_256, content=hashlib.sha256(data).hexdigest())]


def _files(found: Mapping[str, bytes], reference: str) -> list[Component]:
    return [
        Component(name=name, type=ComponentType.FILE, hashes=_hashes(data), bom_ref=f"{reference}#{name}")
        for name, data in sorted(found.items())
    ]


def describe(package: Path, date: datetime) -> Bom:
    """What is inside a package; `date` is that of the build."""
    files: dict[Part | None, dict[str, bytes]] = {None: {}}
    for name, data in contents(package):
        files.setdefault(origin(name), {})[name] = data
        if name == EXECUTABLE:
            for part in origins_of_modules(data):
                files.setdefault(part, {})
    whole = Component(
        name="rommedesk",
        version=rommedesk.__version__,
        type=ComponentType.APPLICATION,
        description=package.name,
        hashes=_hashes(package.read_bytes()),
        licenses=[_LICENCES.make_from_string("MIT")],
        bom_ref=package.name,
        components=_files(files[None], package.name),
    )
    parts = [
        Component(
            name=part.name,
            version=part.version,
            type=ComponentType.LIBRARY,
            purl=PackageURL.from_string(part.purl),
            licenses=[_LICENCES.make_from_string(part.licence)],
            bom_ref=part.purl,
            components=_files(found, part.purl),
        )
        for part, found in files.items()
        if part is not None
    ]
    bom = Bom(
        # The same for the same package, another for every other.
        serial_number=uuid5(NAMESPACE_OID, whole.hashes[0].content),
        metadata=BomMetaData(component=whole, timestamp=date),
        components=parts,
    )
    bom.register_dependency(whole, parts)
    return bom


def main() -> int:
    """Write a description beside each package; 1 if one is not as CycloneDX wants it."""
    date = datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), UTC)
    for old in RESULTS.glob("*.cdx.json"):
        old.unlink()
    for package in sorted(file for pattern in PACKAGES for file in RESULTS.glob(pattern)):
        text = JsonV1Dot6(describe(package, date)).output_as_string(indent=1)
        if fault := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text):
            print(f"The description of {package.name} is not valid: {fault}", file=sys.stderr)
            return 1
        target = RESULTS / f"{package.name}.cdx.json"
        target.write_text(text + "\n", encoding="utf-8")
        print(target.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
