string shortForm(string& days) {
    string parts;
    size_t start = 0;
    while (start < days.size()) {
        size_t finish = start;
        while (finish < days.size() && days[finish] == days[start]) finish++;
        parts += days[start] + to_string(finish - start);
        start = finish;
    }
    return parts.size() < days.size() ? parts : days;
}
