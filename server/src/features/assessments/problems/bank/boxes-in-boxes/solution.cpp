vector<string> packings(int boxes) {
    vector<string> complete;
    function<void(string, int, int)> extend = [&](string text, int opened, int closed) {
        if (closed == boxes) complete.push_back(text);
        if (opened < boxes) extend(text + "(", opened + 1, closed);
        if (closed < opened) extend(text + ")", opened, closed + 1);
    };
    extend("", 0, 0);
    return complete;
}
