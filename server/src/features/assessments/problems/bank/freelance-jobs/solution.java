class Solution {
    public int largestPay(int[][] offers) {
        int[][] byEnd = offers.clone();
        Arrays.sort(byEnd, Comparator.comparingInt(offer -> offer[1]));
        int[] best = new int[byEnd.length + 1];
        for (int i = 0; i < byEnd.length; i++) {
            int low = 0;
            int high = i;
            while (low < high) {
                int middle = (low + high) / 2;
                if (byEnd[middle][1] <= byEnd[i][0]) low = middle + 1;
                else high = middle;
            }
            best[i + 1] = Math.max(best[i], byEnd[i][2] + best[low]);
        }
        return best[byEnd.length];
    }
}
