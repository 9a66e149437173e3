class Solution {
    public long waysUp(int steps) {
        long before = 0;
        long ways = 1;
        for (int step = 1; step <= steps; step++) {
            long next = before + ways;
            before = ways;
            ways = next;
        }
        return ways;
    }
}
