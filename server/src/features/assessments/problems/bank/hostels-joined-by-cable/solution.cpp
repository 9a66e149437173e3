int leaderOf(vector<int>& leaders, int hostel) {
    while (leaders[hostel] != hostel) {
        leaders[hostel] = leaders[leaders[hostel]];
        hostel = leaders[hostel];
    }
    return hostel;
}

vector<int> networksAfterEach(int hostels, vector<vector<int>>& cables) {
    vector<int> leaders(hostels), afterEach;
    for (int hostel = 0; hostel < hostels; hostel++) leaders[hostel] = hostel;
    int networks = hostels;
    for (auto& cable : cables) {
        int one = leaderOf(leaders, cable[0]), other = leaderOf(leaders, cable[1]);
        if (one != other) {
            leaders[one] = other;
            networks--;
        }
        afterEach.push_back(networks);
    }
    return afterEach;
}
