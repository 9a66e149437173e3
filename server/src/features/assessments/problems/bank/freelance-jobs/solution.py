from bisect import bisect_right


def largest_pay(offers: list[list[int]]) -> int:
    by_end = sorted(offers, key=lambda offer: offer[1])
    ends = [offer[1] for offer in by_end]
    best = [0]
    for i, (start, _, pay) in enumerate(by_end):
        before = bisect_right(ends, start, 0, i)
        best.append(max(best[i], pay + best[before]))
    return best[-1]
