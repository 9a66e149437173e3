// Does not count the votes of the candidate who is left over.
function electedCandidate(votes) {
  let candidate = -1;
  let balance = 0;
  for (const vote of votes) {
    if (balance === 0) candidate = vote;
    balance += vote === candidate ? 1 : -1;
  }
  return balance > 0 ? candidate : -1;
}
