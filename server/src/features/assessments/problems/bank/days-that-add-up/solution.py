from collections import Counter


def count_stretches(changes: list[int], goal: int) -> int:
    seen = Counter([0])
    total = stretches = 0
    for change in changes:
        total += change
        stretches += seen[total - goal]
        seen[total] += 1
    return stretches
