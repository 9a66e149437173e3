/** The pages that a pagination links: first, last, current and its neighbours. Null is a gap. */
export function shownPages(page: number, pages: number): (number | null)[] {
  const named = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const sorted = [...new Set(named)].sort((a, b) => a - b);
  return sorted.flatMap((n, i) => {
    const missing = n - (sorted[i - 1] ?? 0) - 1;
    if (missing === 0) return [n];
    // A gap of a single page is shown as its number.
    return missing === 1 ? [n - 1, n] : [null, n];
  });
}
