class Solution {
    public String shortestStretch(String street, String needs) {
        int[] left = new int[128];
        for (char item : needs.toCharArray()) left[item]++;
        int missing = needs.length();
        int start = 0;
        int bestStart = 0;
        int bestLength = Integer.MAX_VALUE;
        for (int end = 0; end < street.length(); end++) {
            if (left[street.charAt(end)]-- > 0) missing--;
            for (; missing == 0; start++) {
                if (end + 1 - start < bestLength) {
                    bestStart = start;
                    bestLength = end + 1 - start;
                }
                if (++left[street.charAt(start)] > 0) missing++;
            }
        }
        if (bestLength == Integer.MAX_VALUE) return "";
        return street.substring(bestStart, bestStart + bestLength);
    }
}
