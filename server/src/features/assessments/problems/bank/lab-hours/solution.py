def busy_hours(slots: list[list[int]]) -> list[list[int]]:
    stretches = []
    for start, end in sorted(slots):
        if stretches and start <= stretches[-1][1]:
            stretches[-1][1] = max(stretches[-1][1], end)
        else:
            stretches.append([start, end])
    return stretches
