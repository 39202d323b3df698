"""The moves of LightOJ 1315, "Game of Hyper Knights"."""

HYPER_KNIGHT = "-2,1 -3,-1 -2,-1 -1,-2 -1,-3 1,-2"
