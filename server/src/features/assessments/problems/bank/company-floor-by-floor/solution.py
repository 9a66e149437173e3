def floor_by_floor(boss: TreeNode | None) -> list[list[int]]:
    floors = []
    floor = [boss] if boss else []
    while floor:
        floors.append([person.val for person in floor])
        below = [led for person in floor for led in (person.left, person.right)]
        floor = [person for person in below if person]
    return floors
