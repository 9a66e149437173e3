function closeGaps(seats) {
  let filled = 0;
  for (let i = 0; i < seats.length; i++) {
    if (seats[i] === 0) continue;
    [seats[filled], seats[i]] = [seats[i], seats[filled]];
    filled++;
  }
}
