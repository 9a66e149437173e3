class Solution {
    private int manager = -1;

    public int commonManager(TreeNode boss, int one, int other) {
        countIn(boss, one, other);
        return manager;
    }

    private int countIn(TreeNode person, int one, int other) {
        if (person == null) return 0;
        int found = countIn(person.left, one, other) + countIn(person.right, one, other);
        if (person.val == one) found++;
        if (person.val == other) found++;
        if (found == 2 && manager == -1) manager = person.val;
        return found;
    }
}
