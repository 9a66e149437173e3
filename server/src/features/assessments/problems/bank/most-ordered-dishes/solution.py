from collections import Counter


def top_dishes(orders: list[str], places: int) -> list[str]:
    counts = Counter(orders)
    return sorted(counts, key=lambda dish: (-counts[dish], dish))[:places]
