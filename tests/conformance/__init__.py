"""The contract that every rule system owes, checked by random play over all of them; knows no system."""
