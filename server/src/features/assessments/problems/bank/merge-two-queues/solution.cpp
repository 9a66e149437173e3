ListNode* joinLines(ListNode* first, ListNode* second) {
    ListNode start;
    ListNode* last = &start;
    while (first && second) {
        ListNode*& smaller = first->val <= second->val ? first : second;
        last->next = smaller;
        last = smaller;
        smaller = smaller->next;
    }
    last->next = first ? first : second;
    return start.next;
}
