class Solution {
    public boolean usesSameLetters(String word, String guess) {
        if (word.length() != guess.length()) return false;
        int[] left = new int[26];
        for (char letter : word.toCharArray()) left[letter - 'a']++;
        for (char letter : guess.toCharArray()) {
            if (left[letter - 'a']-- == 0) return false;
        }
        return true;
    }
}
