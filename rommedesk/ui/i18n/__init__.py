"""Languages: switching, sentences for the codes of the engine, names of cards."""
