class Solution {
    public int[] hottestPerShift(int[] temperatures, int hours) {
        Deque<Integer> waiting = new ArrayDeque<>();
        int[] hottest = new int[temperatures.length - hours + 1];
        for (int hour = 0; hour < temperatures.length; hour++) {
            while (!waiting.isEmpty() && temperatures[waiting.peekLast()] <= temperatures[hour]) {
                waiting.removeLast();
            }
            waiting.addLast(hour);
            if (waiting.peekFirst() <= hour - hours) waiting.removeFirst();
            if (hour >= hours - 1) hottest[hour - hours + 1] = temperatures[waiting.peekFirst()];
        }
        return hottest;
    }
}
