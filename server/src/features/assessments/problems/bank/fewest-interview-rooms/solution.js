function fewestRooms(interviews) {
  const starts = interviews.map(([start]) => start).sort((a, b) => a - b);
  const ends = interviews.map(([, end]) => end).sort((a, b) => a - b);
  let ended = 0;
  let most = 0;
  starts.forEach((start, begun) => {
    while (ends[ended] <= start) ended++;
    most = Math.max(most, begun + 1 - ended);
  });
  return most;
}
