string writeOut(string& beat) {
    vector<pair<string, int>> outer;
    string text;
    int times = 0;
    for (char sign : beat) {
        if (sign == '[') {
            outer.push_back({text, times});
            text = "";
            times = 0;
        } else if (sign == ']') {
            auto [whole, repeats] = outer.back();
            outer.pop_back();
            for (int i = 0; i < repeats; i++) whole += text;
            text = whole;
        } else if (isdigit(sign)) {
            times = times * 10 + (sign - '0');
        } else {
            text += sign;
        }
    }
    return text;
}
