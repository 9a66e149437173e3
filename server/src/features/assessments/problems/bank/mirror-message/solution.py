def reads_same_backwards(message: str) -> bool:
    left, right = 0, len(message) - 1
    while left < right:
        if not message[left].isalnum():
            left += 1
        elif not message[right].isalnum():
            right -= 1
        elif message[left].lower() != message[right].lower():
            return False
        else:
            left += 1
            right -= 1
    return True
