"""The interface of Colt Super Express: names, words, views, scenes, re-deals."""
