ListNode* addBills(ListNode* first, ListNode* second) {
    ListNode start;
    ListNode* last = &start;
    int carry = 0;
    while (first || second || carry > 0) {
        int total = carry;
        if (first) {
            total += first->val;
            first = first->next;
        }
        if (second) {
            total += second->val;
            second = second->next;
        }
        carry = total / 10;
        last->next = new ListNode(total % 10);
        last = last->next;
    }
    return start.next;
}
