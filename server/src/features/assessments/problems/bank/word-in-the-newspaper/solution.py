def is_hidden(rows: list[str], word: str) -> bool:
    used = set()

    def spells(row: int, column: int, place: int) -> bool:
        if place == len(word):
            return True
        if not (0 <= row < len(rows) and 0 <= column < len(rows[0])):
            return False
        if rows[row][column] != word[place] or (row, column) in used:
            return False
        used.add((row, column))
        hidden = (
            spells(row - 1, column, place + 1)
            or spells(row + 1, column, place + 1)
            or spells(row, column - 1, place + 1)
            or spells(row, column + 1, place + 1)
        )
        used.remove((row, column))
        return hidden

    return any(spells(row, column, 0) for row in range(len(rows)) for column in range(len(rows[0])))
