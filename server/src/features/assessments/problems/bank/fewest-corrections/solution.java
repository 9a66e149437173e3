class Solution {
    public int fewestCorrections(String typed, String wanted) {
        int[] above = new int[wanted.length() + 1];
        for (int j = 0; j <= wanted.length(); j++) above[j] = j;
        for (int i = 1; i <= typed.length(); i++) {
            int[] row = new int[wanted.length() + 1];
            row[0] = i;
            for (int j = 1; j <= wanted.length(); j++) {
                if (typed.charAt(i - 1) == wanted.charAt(j - 1)) row[j] = above[j - 1];
                else row[j] = 1 + Math.min(above[j - 1], Math.min(above[j], row[j - 1]));
            }
            above = row;
        }
        return above[wanted.length()];
    }
}
