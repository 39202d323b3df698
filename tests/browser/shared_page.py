"""One page shared by the tests of a process: its cache stays, its other state is reset."""

from watched_page import watching

MEDIA = ("media", "color_scheme", "reduced_motion", "forced_colors", "contrast")


class KeptPage:
    def __init__(self, browser, arguments):
        self.context = browser.new_context(**arguments)
        self.page = watching(self.context.new_page())
        self.size = self.page.viewport_size
        self.media = {name: arguments.get(name, "null") for name in MEDIA}
        self.heard = []
        self.standing = None  # the address of the player that stays for the next test, and the request it began with
        listen = self.page.on
        self.page.on = lambda event, act: (self.heard.append((event, act)), listen(event, act))[1]

    def leave(self):
        """Reset everything but the browser's cache."""
        for event, act in self.heard:
            self.page.remove_listener(event, act)
        self.heard.clear()
        self.page.unroute_all(behavior="ignoreErrors")
        for other in self.context.pages:
            if other is not self.page:
                other.close()
        if self.page.url.startswith("http"):
            self.page.evaluate("localStorage.clear(), sessionStorage.clear()")
        self.context.clear_cookies()
        if not self.standing:
            self.page.goto("about:blank")
        self.page.emulate_media(**self.media)
        if self.page.viewport_size != self.size:
            self.page.set_viewport_size(self.size)

    def clear(self):
        """Remove the player and its state."""
        if self.standing:
            self.standing = None
            self.page.goto("about:blank")

    def close(self):
        self.context.close()
