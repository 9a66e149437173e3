class Solution {
    public int[] daysUntilDearer(int[] prices) {
        int[] waits = new int[prices.length];
        Deque<Integer> waiting = new ArrayDeque<>();
        for (int day = 0; day < prices.length; day++) {
            while (!waiting.isEmpty() && prices[waiting.peek()] < prices[day]) {
                int earlier = waiting.pop();
                waits[earlier] = day - earlier;
            }
            waiting.push(day);
        }
        return waits;
    }
}
