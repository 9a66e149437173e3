class Solution {
    public int fewestRooms(int[][] interviews) {
        int[] starts = Arrays.stream(interviews).mapToInt(interview -> interview[0]).sorted().toArray();
        int[] ends = Arrays.stream(interviews).mapToInt(interview -> interview[1]).sorted().toArray();
        int ended = 0, most = 0;
        for (int i = 0; i < starts.length; i++) {
            while (ends[ended] <= starts[i]) ended++;
            most = Math.max(most, i + 1 - ended);
        }
        return most;
    }
}
