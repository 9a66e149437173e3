class Solution {
    public ListNode turnAround(ListNode first) {
        ListNode turned = null;
        ListNode current = first;
        while (current != null) {
            ListNode behind = current.next;
            current.next = turned;
            turned = current;
            current = behind;
        }
        return turned;
    }
}
