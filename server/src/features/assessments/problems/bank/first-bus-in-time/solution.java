class Solution {
    public int firstBus(int[] departures, int arrival) {
        int low = 0;
        int high = departures.length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (departures[middle] < arrival) low = middle + 1;
            else high = middle;
        }
        return low < departures.length ? low : -1;
    }
}
