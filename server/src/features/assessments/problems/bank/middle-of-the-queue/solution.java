class MarkBoard {
    private final PriorityQueue<Integer> lower = new PriorityQueue<>(Comparator.reverseOrder());
    private final PriorityQueue<Integer> upper = new PriorityQueue<>();

    public MarkBoard() {}

    public void addMark(int mark) {
        lower.add(mark);
        upper.add(lower.poll());
        if (upper.size() > lower.size()) lower.add(upper.poll());
    }

    public double middleMark() {
        if (lower.size() > upper.size()) return lower.peek();
        return ((double) lower.peek() + upper.peek()) / 2;
    }
}
