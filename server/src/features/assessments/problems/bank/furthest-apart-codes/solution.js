function largestDifference(codes) {
  const HIGHEST = 29;
  const children = [[0], [0]];
  for (const code of codes) {
    let node = 0;
    for (let place = HIGHEST; place >= 0; place--) {
      const digit = (code >> place) & 1;
      if (children[digit][node] === 0) {
        children[digit][node] = children[0].length;
        children[0].push(0);
        children[1].push(0);
      }
      node = children[digit][node];
    }
  }
  let largest = 0;
  for (const code of codes) {
    let node = 0;
    let difference = 0;
    for (let place = HIGHEST; place >= 0; place--) {
      const digit = (code >> place) & 1;
      const opposite = children[1 - digit][node];
      if (opposite !== 0) difference |= 1 << place;
      node = opposite || children[digit][node];
    }
    largest = Math.max(largest, difference);
  }
  return largest;
}
