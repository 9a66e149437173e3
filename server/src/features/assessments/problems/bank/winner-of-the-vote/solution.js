function electedCandidate(votes) {
  let candidate = -1;
  let balance = 0;
  for (const vote of votes) {
    if (balance === 0) candidate = vote;
    balance += vote === candidate ? 1 : -1;
  }
  const count = votes.filter((vote) => vote === candidate).length;
  return count * 2 > votes.length ? candidate : -1;
}
