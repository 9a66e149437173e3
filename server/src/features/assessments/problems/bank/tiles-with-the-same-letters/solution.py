def same_tiles(words: list[str]) -> list[list[str]]:
    groups = {}
    for word in words:
        groups.setdefault("".join(sorted(word)), []).append(word)
    return list(groups.values())
