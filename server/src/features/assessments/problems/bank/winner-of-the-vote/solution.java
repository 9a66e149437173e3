class Solution {
    public int electedCandidate(int[] votes) {
        int candidate = -1;
        int balance = 0;
        for (int vote : votes) {
            if (balance == 0) candidate = vote;
            balance += vote == candidate ? 1 : -1;
        }
        int count = 0;
        for (int vote : votes) if (vote == candidate) count++;
        return count * 2 > votes.length ? candidate : -1;
    }
}
