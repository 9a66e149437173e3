class CallMeter {
    private final Deque<Integer> seconds = new ArrayDeque<>();

    public CallMeter() {}

    public int ring(int second) {
        seconds.addLast(second);
        while (seconds.peekFirst() <= second - 60) seconds.removeFirst();
        return seconds.size();
    }
}
