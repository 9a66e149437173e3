vector<int> pairOfParcels(vector<int>& weights, int capacity) {
    unordered_map<int, int> positions;
    for (int i = 0; i < (int)weights.size(); i++) {
        auto partner = positions.find(capacity - weights[i]);
        if (partner != positions.end()) return {partner->second, i};
        positions[weights[i]] = i;
    }
    return {};
}
