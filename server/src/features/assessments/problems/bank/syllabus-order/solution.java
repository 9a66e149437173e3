class Solution {
    public int[] syllabusOrder(int chapters, int[][] needs) {
        int[] open = new int[chapters];
        List<List<Integer>> followers = new ArrayList<>();
        for (int chapter = 0; chapter < chapters; chapter++) followers.add(new ArrayList<>());
        for (int[] need : needs) {
            open[need[0]]++;
            followers.get(need[1]).add(need[0]);
        }
        int[] order = new int[chapters];
        int taught = 0;
        for (int chapter = 0; chapter < chapters; chapter++) if (open[chapter] == 0) order[taught++] = chapter;
        for (int next = 0; next < taught; next++) {
            for (int later : followers.get(order[next])) {
                open[later]--;
                if (open[later] == 0) order[taught++] = later;
            }
        }
        return taught == chapters ? order : new int[0];
    }
}
