from heapq import heappop, heappush


def cheapest_trip(towns: int, roads: list[list[int]], passes: int) -> int:
    leaving = [[] for _ in range(towns)]
    for start, end, toll in roads:
        leaving[start].append((end, toll))
    best = {(0, 0): 0}
    heap = [(0, 0, 0)]
    while heap:
        cost, town, used = heappop(heap)
        if town == towns - 1:
            return cost
        if cost > best[town, used]:
            continue
        for end, toll in leaving[town]:
            for total, spent in ((cost + toll, used), (cost, used + 1)):
                if spent <= passes and total < best.get((end, spent), float('inf')):
                    best[end, spent] = total
                    heappush(heap, (total, end, spent))
    return -1
