def most_cups(cups: list[int], hours: int) -> int:
    current = best = sum(cups[:hours])
    for i in range(hours, len(cups)):
        current += cups[i] - cups[i - hours]
        best = max(best, current)
    return best
