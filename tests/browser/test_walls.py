"""Brought packages are strangers: a hostile wheel, asked for by a link, an author or the visitor, on two origins."""

import json

import pytest
from playwright.sync_api import expect
from visitor import Player

HOSTILE = "dhadha_hostile-1.0-py3-none-any.whl"
FROGS = "dhadha_frogs-1.0-py3-none-any.whl"
SITE = "any/sub/path"
READY = "() => document.querySelector('dhadha-player')?.length > 0"


@pytest.fixture
def page(page, witnesses):
    """A page with something to steal."""
    (own, _), _ = witnesses
    page.goto(f"{own}/{SITE}/n-puzzle/")
    page.evaluate("""() => {
        document.cookie = "secret=cookie"; localStorage.secret = "storage";
        return new Promise((resolve) => { const asked = indexedDB.open("dhadha"); asked.onsuccess = resolve; });
    }""")
    return page


def open_at(page, address):
    page.goto(address)
    page.wait_for_function(READY)
    return Player(page)


def attack(player, *addresses):
    """What the hostile package found, after it tried everything."""
    player.run(puzzle="hostile", algorithm="attack", state=" ".join(f"{address}/stolen" for address in addresses), options={})
    player.page.wait_for_timeout(1500)
    found = json.loads(player.run(puzzle="hostile", algorithm="report", state="1", options={})["answer"])
    assert len(found) > 20
    return found


def assert_nothing_was_reached(found, witnesses):
    reached = {name: told for name, told in found.items() if "reached" in name or told.startswith("reached")}
    assert reached == {}
    assert [path for _, asked in witnesses for path in asked if "stolen" in path] == []


@pytest.mark.expects_errors
def test_a_hostile_wheel_reaches_nothing(page, witnesses):
    (own, _), (other, _) = witnesses
    player = open_at(page, f"{own}/{SITE}/n-puzzle/")
    assert player.js("await player.install([argument])", f"{own}/{SITE}/{HOSTILE}") == ["hostile"]
    assert_nothing_was_reached(attack(player, own, other), witnesses)
    assert player.run(puzzle="n-puzzle", algorithm="a-star", state="123406758", options={})["moves"] == "UL"


@pytest.mark.expects_errors
def test_a_hostile_wheel_reaches_nothing_on_a_foreign_page(page, witnesses, site_folder):
    """An author's own tag, on a page of one origin, with player and wheel from the other."""
    (own, _), (other, _) = witnesses
    blog = "<!doctype html><meta charset=utf-8><title>A blog</title><link rel=icon href=data:,><body>"
    tag = f'<dhadha-player packages="{other}/{SITE}/{HOSTILE}" puzzle="hostile"></dhadha-player><script type=module src="{other}/{SITE}/dhadha-player.js"></script>'
    (site_folder / "hostile-blog.html").write_text(blog + tag)
    player = open_at(page, f"{own}/hostile-blog.html")
    assert_nothing_was_reached(attack(player, own, other), witnesses)


@pytest.mark.expects_errors
@pytest.mark.parametrize("kind", ["kind", "text", "blocks", "fault", "list", "nothing"])
def test_forged_messages_end_the_worker_and_nothing_else(page, witnesses, kind):
    (own, _), _ = witnesses
    player = open_at(page, f"{own}/{SITE}/n-puzzle/")
    player.js("await player.install([argument])", f"{own}/{SITE}/{HOSTILE}")
    player.run(puzzle="hostile", algorithm="forge", state=kind, options={})
    expect(page.get_by_role("alert")).to_contain_text("stopped twice")
    assert player.run(puzzle="n-puzzle", algorithm="a-star", state="123406758", options={})["moves"] == "UL"
    assert "attacked" in str(player.run(puzzle="hostile", algorithm="attack", state="1", options={}))


@pytest.mark.parametrize("path", ["n-puzzle/", "embed/"])
def test_what_a_link_names_is_installed_only_after_a_yes(page, witnesses, path):
    (own, asked), _ = witnesses
    page.goto(f"{own}/{SITE}/{path}?packages=../{FROGS}&puzzle=frogs")
    question = page.get_by_text("This link wants to add a puzzle from")
    expect(question).to_contain_text(FROGS)
    expect(question).to_contain_text(own.removeprefix("http://"))
    expect(page.get_by_role("button", name="Do not install")).to_be_in_viewport(ratio=1)
    page.wait_for_timeout(300)
    assert not [path for path in asked if path.endswith(".whl")]
    page.get_by_role("button", name="Install", exact=True).first.click()
    page.wait_for_function("() => document.querySelector('dhadha-player').result?.length === 15")


def test_after_a_no_nothing_is_installed_and_the_page_works(page, witnesses):
    (own, asked), _ = witnesses
    page.goto(f"{own}/{SITE}/n-puzzle/?packages=../{HOSTILE}&puzzle=hostile")
    page.get_by_role("button", name="Do not install").click()
    page.wait_for_function(READY)
    expect(page.get_by_text("Nothing was installed")).to_be_visible()
    assert Player(page).run(state="123406758", algorithm="a-star", options={})["moves"] == "UL"
    assert not [path for path in asked if path.endswith(".whl")]


def test_a_race_asks_too(page, witnesses):
    (own, asked), _ = witnesses
    page.goto(f"{own}/{SITE}/race/?packages=../{FROGS}&puzzle=frogs")
    expect(page.get_by_text("This link wants to add a puzzle from")).to_contain_text(FROGS)
    assert not [path for path in asked if path.endswith(".whl")]
    page.get_by_role("button", name="Install", exact=True).click()
    expect(page.locator("#puzzle")).to_have_value("frogs")


@pytest.mark.expects_errors
def test_a_wheel_elsewhere_is_asked_about_and_the_policy_told(page, witnesses):
    (own, _), (other, asked) = witnesses
    page.goto(f"{own}/{SITE}/n-puzzle/?packages={other}/{SITE}/{HOSTILE}&puzzle=hostile")
    expect(page.get_by_text("This link wants to add a puzzle from")).to_contain_text(other.removeprefix("http://"))
    page.get_by_role("button", name="Install", exact=True).first.click()
    expect(page.get_by_role("alert")).to_contain_text("may not fetch anything from")
    assert asked == []


def test_a_wheel_from_the_disk_is_the_visitors_own_choice(page, witnesses, site_folder):
    (own, _), _ = witnesses
    open_at(page, f"{own}/{SITE}/n-puzzle/")
    page.get_by_text("Bring your own puzzle").click()
    page.locator("#package-files").set_input_files(site_folder / SITE / FROGS)
    expect(page.get_by_role("heading", level=1)).to_have_text("Jumping frogs")


@pytest.mark.expects_errors
def test_a_file_that_is_no_wheel_is_refused(page, witnesses, tmp_path):
    (own, _), _ = witnesses
    open_at(page, f"{own}/{SITE}/n-puzzle/")
    page.get_by_text("Bring your own puzzle").click()
    (tmp_path / "holiday.txt").write_text("sun")
    page.locator("#package-files").set_input_files(tmp_path / "holiday.txt")
    expect(page.get_by_role("alert")).to_contain_text("“holiday.txt” is no wheel")
