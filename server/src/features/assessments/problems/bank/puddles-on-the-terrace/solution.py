def largest_puddle(terrace: list[list[int]]) -> int:
    wet = {(r, c) for r, row in enumerate(terrace) for c, tile in enumerate(row) if tile == 1}
    largest = 0
    while wet:
        stack = [wet.pop()]
        size = 0
        while stack:
            r, c = stack.pop()
            size += 1
            for tile in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if tile in wet:
                    wet.remove(tile)
                    stack.append(tile)
        largest = max(largest, size)
    return largest
