ListNode* takeOff(ListNode* front, int fromEnd) {
    ListNode* ahead = front;
    for (int i = 0; i < fromEnd; i++) {
        if (!ahead) return front;
        ahead = ahead->next;
    }
    ListNode start;
    start.next = front;
    ListNode* before = &start;
    while (ahead) {
        ahead = ahead->next;
        before = before->next;
    }
    before->next = before->next->next;
    return start.next;
}
