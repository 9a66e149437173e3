def common_manager(boss: TreeNode | None, one: int, other: int) -> int:
    manager = -1

    def count_in(person: TreeNode | None) -> int:
        nonlocal manager
        if person is None:
            return 0
        found = count_in(person.left) + count_in(person.right)
        found += (person.val == one) + (person.val == other)
        if found == 2 and manager == -1:
            manager = person.val
        return found

    count_in(boss)
    return manager
