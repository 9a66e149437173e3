def mowing_order(lawn: list[list[int]]) -> list[int]:
    order = []
    top, bottom, left, right = 0, len(lawn) - 1, 0, len(lawn[0]) - 1
    while top <= bottom and left <= right:
        order.extend(lawn[top][column] for column in range(left, right + 1))
        top += 1
        order.extend(lawn[row][right] for row in range(top, bottom + 1))
        right -= 1
        if top <= bottom:
            order.extend(lawn[bottom][column] for column in range(right, left - 1, -1))
            bottom -= 1
        if left <= right:
            order.extend(lawn[row][left] for row in range(bottom, top - 1, -1))
            left += 1
    return order
