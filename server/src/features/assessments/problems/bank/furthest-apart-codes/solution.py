def largest_difference(codes: list[int]) -> int:
    highest = 29
    children = [[0], [0]]
    for code in codes:
        node = 0
        for place in range(highest, -1, -1):
            digit = code >> place & 1
            if children[digit][node] == 0:
                children[digit][node] = len(children[0])
                children[0].append(0)
                children[1].append(0)
            node = children[digit][node]
    largest = 0
    for code in codes:
        node = difference = 0
        for place in range(highest, -1, -1):
            digit = code >> place & 1
            opposite = children[1 - digit][node]
            if opposite:
                difference |= 1 << place
            node = opposite or children[digit][node]
        largest = max(largest, difference)
    return largest
