def fewest_corrections(typed: str, wanted: str) -> int:
    above = list(range(len(wanted) + 1))
    for i, letter in enumerate(typed, start=1):
        row = [i]
        for j, other in enumerate(wanted, start=1):
            if letter == other:
                row.append(above[j - 1])
            else:
                row.append(1 + min(above[j], row[j - 1], above[j - 1]))
        above = row
    return above[-1]
