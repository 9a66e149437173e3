def even_threes(balances: list[int]) -> list[list[int]]:
    ordered = sorted(balances)
    threes = []
    for i in range(len(ordered) - 2):
        if i > 0 and ordered[i] == ordered[i - 1]:
            continue
        left, right = i + 1, len(ordered) - 1
        while left < right:
            total = ordered[i] + ordered[left] + ordered[right]
            if total == 0:
                threes.append([ordered[i], ordered[left], ordered[right]])
            if total > 0:
                right -= 1
            else:
                left += 1
                while total == 0 and left < right and ordered[left] == ordered[left - 1]:
                    left += 1
    return threes
