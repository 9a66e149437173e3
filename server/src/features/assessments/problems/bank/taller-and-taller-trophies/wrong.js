// Starts at each trophy and always takes the next taller one, which may be far too tall.
function mostTrophies(heights) {
  let most = 0;
  for (let start = 0; start < heights.length; start++) {
    let last = heights[start];
    let kept = 1;
    for (let i = start + 1; i < heights.length; i++) {
      if (heights[i] > last) {
        last = heights[i];
        kept++;
      }
    }
    most = Math.max(most, kept);
  }
  return most;
}
