string writeRupees(long long rupees) {
    string sign = rupees < 0 ? "-" : "";
    string digits = to_string(llabs(rupees));
    if (digits.size() <= 3) return sign + digits;
    string text = digits.substr(digits.size() - 3);
    for (int finish = (int)digits.size() - 3; finish > 0; finish -= 2) {
        int start = max(0, finish - 2);
        text = digits.substr(start, finish - start) + "," + text;
    }
    return sign + text;
}
