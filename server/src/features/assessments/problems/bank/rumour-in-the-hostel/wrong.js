// Lets those who hear the rumour pass it on in the same evening.
function eveningsUntilAllKnow(rooms) {
  let unaware = rooms.flat().filter((room) => room === 1).length;
  let evenings = 0;
  for (let changed = true; unaware > 0 && changed; evenings++) {
    changed = false;
    rooms.forEach((row, r) =>
      row.forEach((room, c) => {
        if (room !== 2) return;
        for (const [y, x] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
          if (rooms[y]?.[x] !== 1) continue;
          rooms[y][x] = 2;
          unaware--;
          changed = true;
        }
      }),
    );
  }
  return unaware === 0 ? evenings : -1;
}
