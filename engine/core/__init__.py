"""What every rule system shares; knows no system."""
