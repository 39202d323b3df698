"""Boards too large for shortest solutions: a first solution at once, then shorter ones."""

from .anytime_search import anytime as anytime
from .layer_by_layer import layer_by_layer as layer_by_layer
