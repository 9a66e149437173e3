class StationBook {
    private static class Letter {
        int passing = 0;
        boolean ends = false;
        Letter[] children = new Letter[26];
    }

    private final Letter root = new Letter();

    public void enter(String station) {
        Letter node = root;
        node.passing++;
        for (char letter : station.toCharArray()) {
            if (node.children[letter - 'a'] == null) node.children[letter - 'a'] = new Letter();
            node = node.children[letter - 'a'];
            node.passing++;
        }
        node.ends = true;
    }

    public int matches(String start) {
        Letter node = walk(start);
        return node == null ? 0 : node.passing;
    }

    public boolean known(String station) {
        Letter node = walk(station);
        return node != null && node.ends;
    }

    private Letter walk(String text) {
        Letter node = root;
        for (char letter : text.toCharArray()) {
            node = node.children[letter - 'a'];
            if (node == null) return null;
        }
        return node;
    }
}
