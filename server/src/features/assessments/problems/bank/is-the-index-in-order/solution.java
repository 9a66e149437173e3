class Solution {
    public boolean isInOrder(TreeNode top) {
        return isBetween(top, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private boolean isBetween(TreeNode node, long lower, long upper) {
        if (node == null) return true;
        if (node.val <= lower || node.val >= upper) return false;
        return isBetween(node.left, lower, node.val) && isBetween(node.right, node.val, upper);
    }
}
