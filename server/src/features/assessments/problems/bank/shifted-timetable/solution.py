def find_departure(times: list[int], minute: int) -> int:
    low, high = 0, len(times) - 1
    while low <= high:
        middle = (low + high) // 2
        if times[middle] == minute:
            return middle
        if times[low] <= times[middle]:
            if times[low] <= minute < times[middle]:
                high = middle - 1
            else:
                low = middle + 1
        elif times[middle] < minute <= times[high]:
            low = middle + 1
        else:
            high = middle - 1
    return -1
