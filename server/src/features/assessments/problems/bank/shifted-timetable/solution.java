class Solution {
    public int findDeparture(int[] times, int minute) {
        int low = 0, high = times.length - 1;
        while (low <= high) {
            int middle = (low + high) / 2;
            if (times[middle] == minute) return middle;
            if (times[low] <= times[middle]) {
                if (times[low] <= minute && minute < times[middle]) high = middle - 1;
                else low = middle + 1;
            } else if (times[middle] < minute && minute <= times[high]) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }
}
