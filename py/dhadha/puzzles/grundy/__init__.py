"""What the Sprague–Grundy games share; the games are in `piles` and `coins`."""
