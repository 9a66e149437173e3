class Solution {
    public boolean bracketsMatch(String formula) {
        Map<Character, Character> opener = Map.of(')', '(', ']', '[', '}', '{');
        Deque<Character> open = new ArrayDeque<>();
        for (char character : formula.toCharArray()) {
            if ("([{".indexOf(character) >= 0) open.push(character);
            else if (opener.containsKey(character)) {
                if (open.isEmpty() || open.pop() != opener.get(character).charValue()) return false;
            }
        }
        return open.isEmpty();
    }
}
