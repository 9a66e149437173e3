class Solution {
    public ListNode takeOff(ListNode front, int fromEnd) {
        ListNode ahead = front;
        for (int i = 0; i < fromEnd; i++) {
            if (ahead == null) return front;
            ahead = ahead.next;
        }
        ListNode start = new ListNode(0);
        start.next = front;
        ListNode before = start;
        while (ahead != null) {
            ahead = ahead.next;
            before = before.next;
        }
        before.next = before.next.next;
        return start.next;
    }
}
