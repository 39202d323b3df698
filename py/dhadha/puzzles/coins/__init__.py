"""Coins that move like knights on a chessboard."""
