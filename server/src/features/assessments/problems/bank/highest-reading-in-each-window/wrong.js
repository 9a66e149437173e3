// Keeps the hottest hour until a hotter one comes, even after its shift is over.
function hottestPerShift(temperatures, hours) {
  const hottest = [];
  let best = -Infinity;
  temperatures.forEach((temperature, hour) => {
    best = Math.max(best, temperature);
    if (hour >= hours - 1) hottest.push(best);
  });
  return hottest;
}
