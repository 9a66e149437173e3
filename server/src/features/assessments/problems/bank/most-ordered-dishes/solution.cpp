vector<string> topDishes(vector<string>& orders, int places) {
    map<string, int> counts;
    for (auto& dish : orders) counts[dish]++;
    vector<pair<int, string>> ranked;
    for (auto& [dish, total] : counts) ranked.push_back({-total, dish});
    sort(ranked.begin(), ranked.end());
    vector<string> top;
    for (int i = 0; i < min(places, (int)ranked.size()); i++) top.push_back(ranked[i].second);
    return top;
}
