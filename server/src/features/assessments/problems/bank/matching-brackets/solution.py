def brackets_match(formula: str) -> bool:
    opener = {')': '(', ']': '[', '}': '{'}
    opened = []
    for character in formula:
        if character in '([{':
            opened.append(character)
        elif character in opener:
            if not opened or opened.pop() != opener[character]:
                return False
    return not opened
