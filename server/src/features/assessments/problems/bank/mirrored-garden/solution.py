def is_mirrored(gate: TreeNode | None) -> bool:
    return gate is None or mirror_each_other(gate.left, gate.right)


def mirror_each_other(one: TreeNode | None, other: TreeNode | None) -> bool:
    if one is None or other is None:
        return one is other
    return (
        one.val == other.val
        and mirror_each_other(one.left, other.right)
        and mirror_each_other(one.right, other.left)
    )
