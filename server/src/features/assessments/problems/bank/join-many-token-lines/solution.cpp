ListNode* joinAllLines(vector<ListNode*>& lines) {
    auto later = [](ListNode* a, ListNode* b) { return a->val > b->val; };
    priority_queue<ListNode*, vector<ListNode*>, decltype(later)> heads(later);
    for (ListNode* head : lines) if (head) heads.push(head);
    ListNode start;
    ListNode* last = &start;
    while (!heads.empty()) {
        last->next = heads.top();
        heads.pop();
        last = last->next;
        if (last->next) heads.push(last->next);
    }
    return start.next;
}
