class Solution {
    public int countStretches(int[] changes, int goal) {
        Map<Integer, Integer> seen = new HashMap<>(Map.of(0, 1));
        int total = 0;
        int stretches = 0;
        for (int change : changes) {
            total += change;
            stretches += seen.getOrDefault(total - goal, 0);
            seen.merge(total, 1, Integer::sum);
        }
        return stretches;
    }
}
