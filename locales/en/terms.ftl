# Shared words: they stand in front of every file of this language.
-brand = Talepost
-d = d
