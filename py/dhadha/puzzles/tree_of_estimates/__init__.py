"""A small tree with estimates, on which greedy search misses the goal."""
