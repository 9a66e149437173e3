class Solution {
    public int longestPlaylist(int[] singers, int limit) {
        Map<Integer, Integer> counts = new HashMap<>();
        int start = 0, longest = 0;
        for (int end = 0; end < singers.length; end++) {
            counts.merge(singers[end], 1, Integer::sum);
            while (counts.size() > limit) {
                if (counts.merge(singers[start], -1, Integer::sum) == 0) counts.remove(singers[start]);
                start++;
            }
            longest = Math.max(longest, end - start + 1);
        }
        return longest;
    }
}
