class Solution {
    public boolean isMirrored(TreeNode gate) {
        return gate == null || mirrorEachOther(gate.left, gate.right);
    }

    private boolean mirrorEachOther(TreeNode one, TreeNode other) {
        if (one == null || other == null) return one == other;
        return one.val == other.val
            && mirrorEachOther(one.left, other.right)
            && mirrorEachOther(one.right, other.left);
    }
}
