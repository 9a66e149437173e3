def is_in_order(top: TreeNode | None) -> bool:
    def between(node: TreeNode | None, lower: float, upper: float) -> bool:
        if node is None:
            return True
        if not lower < node.val < upper:
            return False
        return between(node.left, lower, node.val) and between(node.right, node.val, upper)

    return between(top, float("-inf"), float("inf"))
