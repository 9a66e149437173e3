def days_until_dearer(prices: list[int]) -> list[int]:
    waits = [0] * len(prices)
    waiting = []
    for day, price in enumerate(prices):
        while waiting and prices[waiting[-1]] < price:
            earlier = waiting.pop()
            waits[earlier] = day - earlier
        waiting.append(day)
    return waits
