class Solution {
    public int[][] evenThrees(int[] balances) {
        int[] sorted = balances.clone();
        Arrays.sort(sorted);
        List<int[]> threes = new ArrayList<>();
        for (int i = 0; i < sorted.length - 2; i++) {
            if (i > 0 && sorted[i] == sorted[i - 1]) continue;
            int left = i + 1, right = sorted.length - 1;
            while (left < right) {
                int total = sorted[i] + sorted[left] + sorted[right];
                if (total == 0) threes.add(new int[] {sorted[i], sorted[left], sorted[right]});
                if (total > 0) {
                    right--;
                } else {
                    left++;
                    while (total == 0 && left < right && sorted[left] == sorted[left - 1]) left++;
                }
            }
        }
        return threes.toArray(new int[0][]);
    }
}
