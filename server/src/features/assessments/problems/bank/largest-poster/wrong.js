// Lets a poster reach only to the right of the house that limits it.
function largestPoster(heights) {
  let largest = 0;
  for (let i = 0; i < heights.length; i++) {
    let end = i;
    while (end < heights.length && heights[end] >= heights[i]) end++;
    largest = Math.max(largest, heights[i] * (end - i));
  }
  return largest;
}
