// Compares the smallest and the largest code only.
function largestDifference(codes) {
  return Math.min(...codes) ^ Math.max(...codes);
}
