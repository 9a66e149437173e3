class Solution {
    public int cheapestTrip(int towns, int[][] roads, int passes) {
        List<List<int[]>> leaving = new ArrayList<>();
        for (int town = 0; town < towns; town++) leaving.add(new ArrayList<>());
        for (int[] road : roads) leaving.get(road[0]).add(road);
        int[][] best = new int[towns][passes + 1];
        for (int[] row : best) Arrays.fill(row, Integer.MAX_VALUE);
        best[0][0] = 0;
        PriorityQueue<int[]> heap = new PriorityQueue<>(Comparator.comparingInt(state -> state[0]));
        heap.add(new int[] {0, 0, 0});
        while (!heap.isEmpty()) {
            int[] state = heap.poll();
            int cost = state[0], town = state[1], used = state[2];
            if (town == towns - 1) return cost;
            if (cost > best[town][used]) continue;
            for (int[] road : leaving.get(town)) {
                for (int pass = 0; pass <= 1 && used + pass <= passes; pass++) {
                    int total = pass == 1 ? cost : cost + road[2];
                    if (total >= best[road[1]][used + pass]) continue;
                    best[road[1]][used + pass] = total;
                    heap.add(new int[] {total, road[1], used + pass});
                }
            }
        }
        return -1;
    }
}
