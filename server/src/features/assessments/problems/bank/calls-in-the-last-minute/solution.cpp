class CallMeter {
    queue<int> seconds;

public:
    CallMeter() {}

    int ring(int second) {
        seconds.push(second);
        while (seconds.front() <= second - 60) seconds.pop();
        return seconds.size();
    }
};
