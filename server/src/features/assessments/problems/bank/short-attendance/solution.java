class Solution {
    public String shortForm(String days) {
        StringBuilder parts = new StringBuilder();
        int start = 0;
        while (start < days.length()) {
            int end = start;
            while (end < days.length() && days.charAt(end) == days.charAt(start)) end++;
            parts.append(days.charAt(start)).append(end - start);
            start = end;
        }
        return parts.length() < days.length() ? parts.toString() : days;
    }
}
