// Compares with the interview before only, and so misses a long one that is still running.
function fewestRooms(interviews) {
  const sorted = [...interviews].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  let most = sorted.length > 0 ? 1 : 0;
  let running = 1;
  for (let i = 1; i < sorted.length; i++) {
    running = sorted[i][0] < sorted[i - 1][1] ? running + 1 : 1;
    most = Math.max(most, running);
  }
  return most;
}
