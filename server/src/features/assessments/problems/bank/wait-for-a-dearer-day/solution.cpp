vector<int> daysUntilDearer(vector<int>& prices) {
    vector<int> waits(prices.size()), waiting;
    for (int day = 0; day < (int)prices.size(); day++) {
        while (!waiting.empty() && prices[waiting.back()] < prices[day]) {
            waits[waiting.back()] = day - waiting.back();
            waiting.pop_back();
        }
        waiting.push_back(day);
    }
    return waits;
}
