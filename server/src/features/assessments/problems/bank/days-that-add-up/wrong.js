// Slides a window, which fails with withdrawals and with days without change.
function countStretches(changes, goal) {
  let stretches = 0;
  let start = 0;
  let total = 0;
  for (let end = 0; end < changes.length; end++) {
    total += changes[end];
    while (start < end && total > goal) total -= changes[start++];
    if (total === goal) stretches++;
  }
  return stretches;
}
