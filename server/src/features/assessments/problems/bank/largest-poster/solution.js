function largestPoster(heights) {
  const rising = [];
  let largest = 0;
  for (let i = 0; i <= heights.length; i++) {
    const height = heights[i] ?? 0;
    while (rising.length > 0 && heights[rising.at(-1)] >= height) {
      const limit = heights[rising.pop()];
      const width = i - 1 - (rising.at(-1) ?? -1);
      largest = Math.max(largest, limit * width);
    }
    rising.push(i);
  }
  return largest;
}
