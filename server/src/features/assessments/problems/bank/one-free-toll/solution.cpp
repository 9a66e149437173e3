int cheapestTrip(int towns, vector<vector<int>>& roads, int passes) {
    vector<vector<pair<int, int>>> leaving(towns);
    for (auto& road : roads) leaving[road[0]].push_back({road[1], road[2]});
    vector<vector<int>> best(towns, vector<int>(passes + 1, INT_MAX));
    best[0][0] = 0;
    using State = tuple<int, int, int>;
    priority_queue<State, vector<State>, greater<State>> heap;
    heap.push({0, 0, 0});
    while (!heap.empty()) {
        auto [cost, town, used] = heap.top();
        heap.pop();
        if (town == towns - 1) return cost;
        if (cost > best[town][used]) continue;
        for (auto [finish, toll] : leaving[town]) {
            for (int pass = 0; pass <= 1 && used + pass <= passes; pass++) {
                int total = pass ? cost : cost + toll;
                if (total >= best[finish][used + pass]) continue;
                best[finish][used + pass] = total;
                heap.push({total, finish, used + pass});
            }
        }
    }
    return -1;
}
