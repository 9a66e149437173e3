def syllabus_order(chapters: int, needs: list[list[int]]) -> list[int]:
    missing = [0] * chapters
    followers = [[] for _ in range(chapters)]
    for later, earlier in needs:
        missing[later] += 1
        followers[earlier].append(later)
    order = [chapter for chapter in range(chapters) if missing[chapter] == 0]
    for chapter in order:
        for later in followers[chapter]:
            missing[later] -= 1
            if missing[later] == 0:
                order.append(later)
    return order if len(order) == chapters else []
