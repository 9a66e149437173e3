def products_of_others(ratios: list[int]) -> list[int]:
    products = []
    before = 1
    for ratio in ratios:
        products.append(before)
        before *= ratio
    behind = 1
    for i in reversed(range(len(ratios))):
        products[i] *= behind
        behind *= ratios[i]
    return products
