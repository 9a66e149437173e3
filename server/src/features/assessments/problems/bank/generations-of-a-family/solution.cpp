int generations(TreeNode* ancestor) {
    if (!ancestor) return 0;
    return 1 + max(generations(ancestor->left), generations(ancestor->right));
}
