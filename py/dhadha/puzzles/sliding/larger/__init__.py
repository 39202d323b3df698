"""Boards too large for shortest solutions: one at once, then better ones."""

from .anytime_search import anytime as anytime
from .layers import layer_by_layer as layer_by_layer
