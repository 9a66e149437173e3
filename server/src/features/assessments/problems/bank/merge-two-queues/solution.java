class Solution {
    public ListNode joinLines(ListNode first, ListNode second) {
        ListNode start = new ListNode(0);
        ListNode last = start;
        while (first != null && second != null) {
            if (first.val <= second.val) {
                last.next = first;
                first = first.next;
            } else {
                last.next = second;
                second = second.next;
            }
            last = last.next;
        }
        last.next = first != null ? first : second;
        return start.next;
    }
}
