"""The code panel: an algorithm's source, folded and highlighted, and its variables."""
