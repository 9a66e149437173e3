def elected_candidate(votes: list[int]) -> int:
    candidate, balance = -1, 0
    for vote in votes:
        if balance == 0:
            candidate = vote
        balance += 1 if vote == candidate else -1
    return candidate if votes.count(candidate) * 2 > len(votes) else -1
