"""Colt Express: the state, the extension points for boxes, and one folder for each box or variant."""
