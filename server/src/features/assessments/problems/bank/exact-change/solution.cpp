int fewestNotes(vector<int>& notes, int amount) {
    int impossible = amount + 1;
    vector<int> fewest(amount + 1, impossible);
    fewest[0] = 0;
    for (int sum = 1; sum <= amount; sum++) {
        for (int note : notes)
            if (note <= sum) fewest[sum] = min(fewest[sum], fewest[sum - note] + 1);
    }
    return fewest[amount] == impossible ? -1 : fewest[amount];
}
