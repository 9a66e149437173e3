def join_lines(first: ListNode | None, second: ListNode | None) -> ListNode | None:
    start = last = ListNode()
    while first and second:
        if first.val <= second.val:
            last.next, first = first, first.next
        else:
            last.next, second = second, second.next
        last = last.next
    last.next = first or second
    return start.next
