from heapq import heapify, heappop, heapreplace


def join_all_lines(lines: list[ListNode | None]) -> ListNode | None:
    # The line's number decides between equal tokens: nodes cannot be compared.
    heads = [(head.val, i, head) for i, head in enumerate(lines) if head]
    heapify(heads)
    start = last = ListNode()
    while heads:
        _, i, node = heads[0]
        last.next = last = node
        if node.next:
            heapreplace(heads, (node.next.val, i, node.next))
        else:
            heappop(heads)
    return start.next
