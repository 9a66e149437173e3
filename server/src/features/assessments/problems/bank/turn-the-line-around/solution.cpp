ListNode* turnAround(ListNode* first) {
    ListNode* turned = nullptr;
    while (first) {
        ListNode* behind = first->next;
        first->next = turned;
        turned = first;
        first = behind;
    }
    return turned;
}
