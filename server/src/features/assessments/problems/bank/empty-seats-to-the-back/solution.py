def close_gaps(seats: list[int]) -> None:
    filled = 0
    for i, student in enumerate(seats):
        if student != 0:
            seats[i] = seats[filled]
            seats[filled] = student
            filled += 1
