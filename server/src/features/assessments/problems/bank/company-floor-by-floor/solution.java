class Solution {
    public int[][] floorByFloor(TreeNode boss) {
        List<int[]> floors = new ArrayList<>();
        List<TreeNode> floor = new ArrayList<>();
        if (boss != null) floor.add(boss);
        while (!floor.isEmpty()) {
            floors.add(floor.stream().mapToInt(person -> person.val).toArray());
            List<TreeNode> below = new ArrayList<>();
            for (TreeNode person : floor) {
                if (person.left != null) below.add(person.left);
                if (person.right != null) below.add(person.right);
            }
            floor = below;
        }
        return floors.toArray(new int[0][]);
    }
}
