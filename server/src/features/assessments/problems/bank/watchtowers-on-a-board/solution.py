def placements(size: int) -> int:
    columns, falling, rising = set(), set(), set()

    def from_row(row: int) -> int:
        if row == size:
            return 1
        ways = 0
        for column in range(size):
            if column in columns or row - column in falling or row + column in rising:
                continue
            columns.add(column)
            falling.add(row - column)
            rising.add(row + column)
            ways += from_row(row + 1)
            columns.remove(column)
            falling.remove(row - column)
            rising.remove(row + column)
        return ways

    return from_row(0)
