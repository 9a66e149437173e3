def pair_of_parcels(weights: list[int], capacity: int) -> list[int]:
    positions = {}
    for i, weight in enumerate(weights):
        if capacity - weight in positions:
            return [positions[capacity - weight], i]
        positions[weight] = i
    return []
