def highest_rent(offers: list[int]) -> int:
    before, best = 0, 0
    for offer in offers:
        before, best = best, max(best, before + offer)
    return best
