def packings(boxes: int) -> list[str]:
    complete = []

    def extend(text: str, opened: int, closed: int) -> None:
        if closed == boxes:
            complete.append(text)
        if opened < boxes:
            extend(text + '(', opened + 1, closed)
        if closed < opened:
            extend(text + ')', opened, closed + 1)

    extend('', 0, 0)
    return complete
