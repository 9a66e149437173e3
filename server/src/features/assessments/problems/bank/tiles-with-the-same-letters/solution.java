class Solution {
    public String[][] sameTiles(String[] words) {
        Map<String, List<String>> groups = new LinkedHashMap<>();
        for (String word : words) {
            char[] letters = word.toCharArray();
            Arrays.sort(letters);
            groups.computeIfAbsent(new String(letters), key -> new ArrayList<>()).add(word);
        }
        return groups.values().stream().map(group -> group.toArray(new String[0])).toArray(String[][]::new);
    }
}
