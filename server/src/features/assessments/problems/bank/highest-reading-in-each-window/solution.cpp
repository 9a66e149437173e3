vector<int> hottestPerShift(vector<int>& temperatures, int hours) {
    deque<int> waiting;
    vector<int> hottest;
    for (int hour = 0; hour < (int)temperatures.size(); hour++) {
        while (!waiting.empty() && temperatures[waiting.back()] <= temperatures[hour]) waiting.pop_back();
        waiting.push_back(hour);
        if (waiting.front() <= hour - hours) waiting.pop_front();
        if (hour >= hours - 1) hottest.push_back(temperatures[waiting.front()]);
    }
    return hottest;
}
