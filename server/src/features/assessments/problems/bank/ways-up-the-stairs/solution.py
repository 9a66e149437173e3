def ways_up(steps: int) -> int:
    before, ways = 0, 1
    for _ in range(steps):
        before, ways = ways, before + ways
    return ways
