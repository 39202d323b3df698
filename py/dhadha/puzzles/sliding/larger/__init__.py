"""Boards too large for shortest ways: a way at once, and better ones."""

from .anytime import anytime as anytime
from .layers import layer_by_layer as layer_by_layer
