def longest_playlist(singers: list[int], limit: int) -> int:
    counts = {}
    start = 0
    longest = 0
    for end, singer in enumerate(singers):
        counts[singer] = counts.get(singer, 0) + 1
        while len(counts) > limit:
            counts[singers[start]] -= 1
            if counts[singers[start]] == 0:
                del counts[singers[start]]
            start += 1
        longest = max(longest, end - start + 1)
    return longest
