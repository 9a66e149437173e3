class Solution {
    private final List<String> complete = new ArrayList<>();
    private int boxes;

    public String[] packings(int boxes) {
        this.boxes = boxes;
        extend("", 0, 0);
        return complete.toArray(new String[0]);
    }

    private void extend(String text, int opened, int closed) {
        if (closed == boxes) complete.add(text);
        if (opened < boxes) extend(text + "(", opened + 1, closed);
        if (closed < opened) extend(text + ")", opened, closed + 1);
    }
}
