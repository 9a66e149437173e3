// Returns the chapters outside a circle instead of nothing.
function syllabusOrder(chapters, needs) {
  const open = new Array(chapters).fill(0);
  for (const [later] of needs) open[later]++;
  const order = [];
  for (let chapter = 0; chapter < chapters; chapter++) if (open[chapter] === 0) order.push(chapter);
  for (let next = 0; next < order.length; next++) {
    for (const [later, earlier] of needs) {
      if (earlier !== order[next]) continue;
      open[later]--;
      if (open[later] === 0) order.push(later);
    }
  }
  return order;
}
