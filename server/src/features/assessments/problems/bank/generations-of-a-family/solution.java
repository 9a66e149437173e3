class Solution {
    public int generations(TreeNode ancestor) {
        if (ancestor == null) return 0;
        return 1 + Math.max(generations(ancestor.left), generations(ancestor.right));
    }
}
