// Leaves the marks of a way that failed, which blocks the right one.
function isHidden(rows, word) {
  return rows.some((line, row) =>
    [...line].some((_, column) => {
      const used = rows.map((text) => new Array(text.length).fill(false));
      function spells(r, c, place) {
        if (place === word.length) return true;
        if (rows[r]?.[c] !== word[place] || used[r][c]) return false;
        used[r][c] = true;
        return (
          spells(r - 1, c, place + 1) ||
          spells(r + 1, c, place + 1) ||
          spells(r, c - 1, place + 1) ||
          spells(r, c + 1, place + 1)
        );
      }
      return spells(row, column, 0);
    }),
  );
}
