class PriceStack {
    vector<pair<int, int>> cartons;

public:
    PriceStack() {}

    void push(int price) {
        int below = cartons.empty() ? price : cartons.back().second;
        cartons.push_back({price, min(price, below)});
    }

    int pop() {
        int price = cartons.back().first;
        cartons.pop_back();
        return price;
    }

    int lowest() {
        return cartons.back().second;
    }
};
