"""What a seat may believe of the hidden cards: worlds, and how likely each of them is."""
