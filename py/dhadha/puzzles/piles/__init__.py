"""Pile games: take stones or split piles; without a move a player loses."""
