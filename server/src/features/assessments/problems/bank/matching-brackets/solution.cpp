bool bracketsMatch(string& formula) {
    const map<char, char> opener = {{')', '('}, {']', '['}, {'}', '{'}};
    vector<char> open;
    for (char character : formula) {
        if (string("([{").find(character) != string::npos) open.push_back(character);
        else if (auto found = opener.find(character); found != opener.end()) {
            if (open.empty() || open.back() != found->second) return false;
            open.pop_back();
        }
    }
    return open.empty();
}
