int electedCandidate(vector<int>& votes) {
    int candidate = -1, balance = 0;
    for (int vote : votes) {
        if (balance == 0) candidate = vote;
        balance += vote == candidate ? 1 : -1;
    }
    auto votesFor = count(votes.begin(), votes.end(), candidate);
    return votesFor * 2 > (long)votes.size() ? candidate : -1;
}
