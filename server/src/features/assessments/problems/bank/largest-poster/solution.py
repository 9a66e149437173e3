def largest_poster(heights: list[int]) -> int:
    rising = []
    largest = 0
    for i, height in enumerate(heights + [0]):
        while rising and heights[rising[-1]] >= height:
            limit = heights[rising.pop()]
            left = rising[-1] if rising else -1
            largest = max(largest, limit * (i - 1 - left))
        rising.append(i)
    return largest
