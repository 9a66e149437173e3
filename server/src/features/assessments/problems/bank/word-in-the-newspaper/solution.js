function isHidden(rows, word) {
  const used = rows.map((row) => new Array(row.length).fill(false));
  function spells(row, column, place) {
    if (place === word.length) return true;
    if (rows[row]?.[column] !== word[place] || used[row][column]) return false;
    used[row][column] = true;
    const hidden =
      spells(row - 1, column, place + 1) ||
      spells(row + 1, column, place + 1) ||
      spells(row, column - 1, place + 1) ||
      spells(row, column + 1, place + 1);
    used[row][column] = false;
    return hidden;
  }
  return rows.some((line, row) => [...line].some((_, column) => spells(row, column, 0)));
}
