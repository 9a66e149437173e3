long long waysUp(int steps) {
    long long before = 0, ways = 1;
    for (int step = 1; step <= steps; step++) {
        long long sum = before + ways;
        before = ways;
        ways = sum;
    }
    return ways;
}
