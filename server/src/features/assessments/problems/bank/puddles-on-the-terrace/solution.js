function largestPuddle(terrace) {
  const wet = terrace.map((row) => row.map((tile) => tile === 1));
  let largest = 0;
  for (let row = 0; row < wet.length; row++) {
    for (let column = 0; column < wet[row].length; column++) {
      if (!wet[row][column]) continue;
      wet[row][column] = false;
      const open = [[row, column]];
      let size = 0;
      while (open.length > 0) {
        const [r, c] = open.pop();
        size++;
        for (const [nr, nc] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
          if (!wet[nr]?.[nc]) continue;
          wet[nr][nc] = false;
          open.push([nr, nc]);
        }
      }
      largest = Math.max(largest, size);
    }
  }
  return largest;
}
