int firstBus(vector<int>& departures, int arrival) {
    int low = 0, high = departures.size();
    while (low < high) {
        int middle = (low + high) / 2;
        if (departures[middle] < arrival) low = middle + 1;
        else high = middle;
    }
    return low < (int)departures.size() ? low : -1;
}
