from collections import Counter


def uses_same_letters(word: str, guess: str) -> bool:
    return Counter(word) == Counter(guess)
