def fewest_rooms(interviews: list[list[int]]) -> int:
    starts = sorted(start for start, _ in interviews)
    ends = sorted(end for _, end in interviews)
    ended = 0
    most = 0
    for begun, start in enumerate(starts, 1):
        while ends[ended] <= start:
            ended += 1
        most = max(most, begun - ended)
    return most
