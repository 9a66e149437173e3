bool isBetween(TreeNode* node, long long lower, long long upper) {
    if (!node) return true;
    if (node->val <= lower || node->val >= upper) return false;
    return isBetween(node->left, lower, node->val) && isBetween(node->right, node->val, upper);
}

bool isInOrder(TreeNode* top) {
    return isBetween(top, LLONG_MIN, LLONG_MAX);
}
