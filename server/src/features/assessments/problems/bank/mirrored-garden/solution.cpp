bool mirrorEachOther(TreeNode* one, TreeNode* other) {
    if (!one || !other) return one == other;
    return one->val == other->val && mirrorEachOther(one->left, other->right) &&
           mirrorEachOther(one->right, other->left);
}

bool isMirrored(TreeNode* gate) {
    return !gate || mirrorEachOther(gate->left, gate->right);
}
