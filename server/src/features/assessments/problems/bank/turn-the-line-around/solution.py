def turn_around(first: ListNode | None) -> ListNode | None:
    turned = None
    current = first
    while current:
        behind = current.next
        current.next = turned
        turned = current
        current = behind
    return turned
