class Solution {
    public int fewestNotes(int[] notes, int amount) {
        int impossible = amount + 1;
        int[] fewest = new int[amount + 1];
        for (int sum = 1; sum <= amount; sum++) {
            fewest[sum] = impossible;
            for (int note : notes) {
                if (note <= sum) fewest[sum] = Math.min(fewest[sum], fewest[sum - note] + 1);
            }
        }
        return fewest[amount] == impossible ? -1 : fewest[amount];
    }
}
