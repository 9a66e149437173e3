class MarkBoard {
    priority_queue<int> lower;
    priority_queue<int, vector<int>, greater<int>> upper;

public:
    MarkBoard() {}

    void addMark(int mark) {
        lower.push(mark);
        upper.push(lower.top());
        lower.pop();
        if (upper.size() > lower.size()) {
            lower.push(upper.top());
            upper.pop();
        }
    }

    double middleMark() {
        if (lower.size() > upper.size()) return lower.top();
        return ((double)lower.top() + upper.top()) / 2;
    }
};
