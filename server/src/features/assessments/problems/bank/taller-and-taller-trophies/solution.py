from bisect import bisect_left


def most_trophies(heights: list[int]) -> int:
    ends = []
    for height in heights:
        place = bisect_left(ends, height)
        if place == len(ends):
            ends.append(height)
        else:
            ends[place] = height
    return len(ends)
