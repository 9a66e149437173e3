class Solution {
    public String writeRupees(long rupees) {
        String sign = rupees < 0 ? "-" : "";
        String digits = String.valueOf(Math.abs(rupees));
        if (digits.length() <= 3) return sign + digits;
        String text = digits.substring(digits.length() - 3);
        for (int end = digits.length() - 3; end > 0; end -= 2) {
            text = digits.substring(Math.max(0, end - 2), end) + "," + text;
        }
        return sign + text;
    }
}
