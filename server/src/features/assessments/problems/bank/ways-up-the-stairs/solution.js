function waysUp(steps) {
  let before = 0;
  let ways = 1;
  for (let step = 1; step <= steps; step++) [before, ways] = [ways, before + ways];
  return ways;
}
