def add_bills(first: ListNode | None, second: ListNode | None) -> ListNode | None:
    start = last = ListNode()
    carry = 0
    while first or second or carry:
        total = carry
        if first:
            total += first.val
            first = first.next
        if second:
            total += second.val
            second = second.next
        carry, digit = divmod(total, 10)
        last.next = ListNode(digit)
        last = last.next
    return start.next
