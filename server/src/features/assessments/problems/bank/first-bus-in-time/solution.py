def first_bus(departures: list[int], arrival: int) -> int:
    low, high = 0, len(departures)
    while low < high:
        middle = (low + high) // 2
        if departures[middle] < arrival:
            low = middle + 1
        else:
            high = middle
    return low if low < len(departures) else -1
