function eveningsUntilAllKnow(rooms) {
  let unaware = 0;
  let tellers = [];
  rooms.forEach((row, r) =>
    row.forEach((room, c) => {
      if (room === 1) unaware++;
      if (room === 2) tellers.push([r, c]);
    }),
  );
  let evenings = 0;
  while (unaware > 0 && tellers.length > 0) {
    const told = [];
    for (const [r, c] of tellers) {
      for (const [row, column] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
        if (rooms[row]?.[column] !== 1) continue;
        rooms[row][column] = 2;
        unaware--;
        told.push([row, column]);
      }
    }
    tellers = told;
    evenings++;
  }
  return unaware === 0 ? evenings : -1;
}
