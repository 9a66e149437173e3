void closeGaps(vector<int>& seats) {
    int filled = 0;
    for (int i = 0; i < (int)seats.size(); i++) {
        if (seats[i] != 0) swap(seats[filled++], seats[i]);
    }
}
