"""The code panel: an algorithm's own text, folded, highlighted, and with its variables."""
