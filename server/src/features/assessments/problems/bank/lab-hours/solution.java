class Solution {
    public int[][] busyHours(int[][] slots) {
        int[][] sorted = slots.clone();
        Arrays.sort(sorted, Comparator.comparingInt(slot -> slot[0]));
        List<int[]> stretches = new ArrayList<>();
        for (int[] slot : sorted) {
            int[] last = stretches.isEmpty() ? null : stretches.get(stretches.size() - 1);
            if (last != null && slot[0] <= last[1]) last[1] = Math.max(last[1], slot[1]);
            else stretches.add(new int[] {slot[0], slot[1]});
        }
        return stretches.toArray(new int[0][]);
    }
}
