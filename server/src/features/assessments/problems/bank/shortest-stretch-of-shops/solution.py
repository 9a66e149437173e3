from collections import Counter


def shortest_stretch(street: str, needs: str) -> str:
    left = Counter(needs)
    missing = len(needs)
    best = ''
    start = 0
    for end, shop in enumerate(street):
        if left[shop] > 0:
            missing -= 1
        left[shop] -= 1
        while missing == 0:
            if not best or end + 1 - start < len(best):
                best = street[start:end + 1]
            left[street[start]] += 1
            if left[street[start]] > 0:
                missing += 1
            start += 1
    return best
