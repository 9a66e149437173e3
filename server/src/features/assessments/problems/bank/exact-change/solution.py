def fewest_notes(notes: list[int], amount: int) -> int:
    impossible = amount + 1
    fewest = [0] + [impossible] * amount
    for total in range(1, amount + 1):
        for note in notes:
            if note <= total:
                fewest[total] = min(fewest[total], fewest[total - note] + 1)
    return fewest[amount] if fewest[amount] < impossible else -1
