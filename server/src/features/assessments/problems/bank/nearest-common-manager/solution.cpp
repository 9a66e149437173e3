int countIn(TreeNode* person, int one, int other, int& manager) {
    if (!person) return 0;
    int found = countIn(person->left, one, other, manager) + countIn(person->right, one, other, manager);
    if (person->val == one) found++;
    if (person->val == other) found++;
    if (found == 2 && manager == -1) manager = person->val;
    return found;
}

int commonManager(TreeNode* boss, int one, int other) {
    int manager = -1;
    countIn(boss, one, other, manager);
    return manager;
}
