def generations(ancestor: TreeNode | None) -> int:
    if ancestor is None:
        return 0
    return 1 + max(generations(ancestor.left), generations(ancestor.right))
