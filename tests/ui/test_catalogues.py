"""Every text has its translation, and every translation says the same."""

import ast
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui.catalogues import LANGUAGES, ROOT, Message, messages, placeholders, tool

SINGULARS = {"en": 1, "de": 1, "ru": 0}
FORMS = {"en": 2, "de": 2, "ru": 3}


def catalogue(language: str) -> Path:
    return ROOT / "translations" / f"rommedesk_{language}.ts"


@pytest.fixture(scope="module")
def updated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copies of the catalogues after lupdate."""
    folder = tmp_path_factory.mktemp("updated")
    for language in LANGUAGES:
        shutil.copy(catalogue(language), folder)
    tool().update(folder)
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_lupdate_finds_nothing_new_and_nothing_gone(updated: Path, language: str) -> None:
    kept = {(m.context, m.source, m.comment) for m in messages(catalogue(language))}
    found = {(m.context, m.source, m.comment) for m in messages(updated / catalogue(language).name)}
    assert found == kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unfinished(updated: Path, language: str) -> None:
    everything = list(messages(updated / catalogue(language).name))
    assert everything
    assert [m.source for m in everything if not (m.is_finished and all(m.translations))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_are_those_of_the_source(language: str) -> None:
    def wrong(message: Message) -> Iterator[str]:
        for text in message.translations:
            needed = placeholders(message.source)
            if message.counts and not {"%n", "%Ln"} & set(
                placeholders(text)
            ):  # "once a round" may leave the figure out
                needed = [one for one in needed if one not in ("%n", "%Ln")]
            if placeholders(text) != needed:
                yield text

    assert [text for message in messages(catalogue(language)) for text in wrong(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_have_all_forms_and_only_singulars_leave_the_figure_out(language: str) -> None:
    for message in messages(catalogue(language)):
        if message.counts:
            assert len(message.translations) == FORMS[language], message.source
            plurals = message.translations[SINGULARS[language] :]
            assert all("%n" in text or "%Ln" in text for text in plurals), message.source


def test_german_and_russian_tell_the_same_texts() -> None:
    german = {(m.context, m.source, m.comment): m.counts for m in messages(catalogue("de"))}
    russian = {(m.context, m.source, m.comment): m.counts for m in messages(catalogue("ru"))}
    assert german == russian


def test_english_tells_every_plural_of_the_others_and_nothing_else() -> None:
    counting = {(m.context, m.source, m.comment) for m in messages(catalogue("de")) if m.counts}
    assert {(m.context, m.source, m.comment) for m in messages(catalogue("en"))} == counting


def test_german_says_du_and_russian_says_vy() -> None:
    german = " ".join(text for m in messages(catalogue("de")) for text in m.translations)
    assert not any(f" {word} " in german for word in ("Sie", "Ihnen", "Ihre", "Ihr"))
    russian = " ".join(text for m in messages(catalogue("ru")) for text in m.translations).lower()
    assert not any(f" {word} " in russian for word in ("ты", "тебя", "тебе", "твой", "твоя", "твои"))


def test_signs_stay_with_their_words() -> None:
    # "warf 7♥" at the end of a line and "ab" alone on the next reads badly (measures, *Type*).
    for message in messages(catalogue("de")):
        for text in message.translations:
            assert not any(f"}} {particle}" in f"{text} " for particle in ("ab.", "aus.", "an:", "auf."))
    for language in ("de", "ru"):
        for message in messages(catalogue(language)):
            assert not any("%n " in text and " je " not in text for text in message.translations), message


def tr_calls() -> Iterator[tuple[str, ast.Call]]:
    for module in sorted((ROOT / "rommedesk").rglob("*.py")):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tr":
                yield f"{module.name}:{node.lineno}", node


def test_tr_is_called_with_literals_on_self_alone() -> None:
    calls = list(tr_calls())
    assert len(calls) > 100
    for place, call in calls:
        assert isinstance(call.func, ast.Attribute)
        assert isinstance(call.func.value, ast.Name), place
        assert call.func.value.id == "self", place
        assert all(isinstance(argument, ast.Constant) for argument in call.args[:2]), place
        assert not call.keywords, place


def test_nothing_is_translated_past_the_classes() -> None:
    # lupdate loses plurals and contexts of QCoreApplication.translate.
    for module in sorted((ROOT / "rommedesk").rglob("*.py")):
        assert "Application.translate(" not in module.read_text("utf-8"), module.name


def test_no_f_string_holds_a_translation() -> None:
    for module in sorted((ROOT / "rommedesk").rglob("*.py")):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                inside = [
                    call
                    for call in ast.walk(node)
                    if isinstance(call, ast.Call)
                    and isinstance(call.func, ast.Attribute)
                    and call.func.attr == "tr"
                ]
                assert inside == [], f"{module.name}:{node.lineno}"
