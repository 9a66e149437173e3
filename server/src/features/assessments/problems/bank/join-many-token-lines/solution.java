class Solution {
    public ListNode joinAllLines(ListNode[] lines) {
        PriorityQueue<ListNode> heads = new PriorityQueue<>(Comparator.comparingInt(node -> node.val));
        for (ListNode head : lines) if (head != null) heads.add(head);
        ListNode start = new ListNode(0);
        ListNode last = start;
        while (!heads.isEmpty()) {
            last.next = heads.poll();
            last = last.next;
            if (last.next != null) heads.add(last.next);
        }
        return start.next;
    }
}
