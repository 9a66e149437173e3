def take_off(front: ListNode | None, from_end: int) -> ListNode | None:
    ahead = front
    for _ in range(from_end):
        if ahead is None:
            return front
        ahead = ahead.next
    start = before = ListNode(0, front)
    while ahead:
        ahead = ahead.next
        before = before.next
    before.next = before.next.next
    return start.next
