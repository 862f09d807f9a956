"""The README tells how the files are installed that are built now."""

import re

import rommedesk
from tests.packages.tools import ROOT

VERSION = rommedesk.__version__


def test_the_table_names_the_files_of_this_version() -> None:
    table = (ROOT / "README.md").read_text("utf-8").split("## How to install")[1].split("## ")[0]
    named = set(re.findall(r"rommedesk[-_][\w.-]+\.(?:whl|deb|tar\.xz)", table))
    assert named == {
        f"rommedesk-{VERSION}-linux-x86_64.tar.xz",
        f"rommedesk-{VERSION}-py3-none-any.whl",
        f"rommedesk_{VERSION}-1_amd64.deb",
    }
    assert f"`rommedesk-{VERSION}/install.sh`" in table.replace("then `", "`")
