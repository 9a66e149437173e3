class Solution {
    public boolean readsSameBackwards(String message) {
        int left = 0;
        int right = message.length() - 1;
        while (left < right) {
            char first = Character.toLowerCase(message.charAt(left));
            char last = Character.toLowerCase(message.charAt(right));
            if (!Character.isLetterOrDigit(first)) left++;
            else if (!Character.isLetterOrDigit(last)) right--;
            else if (first != last) return false;
            else {
                left++;
                right--;
            }
        }
        return true;
    }
}
