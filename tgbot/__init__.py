"""The Telegram shell of Talepost: the only place with input and output; knows no rule system."""
