class PriceStack {
    private final Deque<int[]> cartons = new ArrayDeque<>();

    public PriceStack() {}

    public void push(int price) {
        int below = cartons.isEmpty() ? price : cartons.peek()[1];
        cartons.push(new int[] {price, Math.min(price, below)});
    }

    public int pop() {
        return cartons.pop()[0];
    }

    public int lowest() {
        return cartons.peek()[1];
    }
}
