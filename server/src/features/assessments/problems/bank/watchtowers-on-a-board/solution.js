function placements(size) {
  const columns = new Set();
  const falling = new Set();
  const rising = new Set();

  function fromRow(row) {
    if (row === size) return 1;
    let ways = 0;
    for (let column = 0; column < size; column++) {
      if (columns.has(column) || falling.has(row - column) || rising.has(row + column)) continue;
      columns.add(column);
      falling.add(row - column);
      rising.add(row + column);
      ways += fromRow(row + 1);
      columns.delete(column);
      falling.delete(row - column);
      rising.delete(row + column);
    }
    return ways;
  }

  return fromRow(0);
}
