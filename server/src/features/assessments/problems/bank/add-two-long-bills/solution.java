class Solution {
    public ListNode addBills(ListNode first, ListNode second) {
        ListNode start = new ListNode(0);
        ListNode last = start;
        int carry = 0;
        while (first != null || second != null || carry > 0) {
            int total = carry;
            if (first != null) {
                total += first.val;
                first = first.next;
            }
            if (second != null) {
                total += second.val;
                second = second.next;
            }
            carry = total / 10;
            last.next = new ListNode(total % 10);
            last = last.next;
        }
        return start.next;
    }
}
