bool usesSameLetters(string& word, string& guess) {
    if (word.size() != guess.size()) return false;
    array<int, 26> left{};
    for (char letter : word) left[letter - 'a']++;
    for (char letter : guess) {
        if (left[letter - 'a']-- == 0) return false;
    }
    return true;
}
