function syllabusOrder(chapters, needs) {
  const open = new Array(chapters).fill(0);
  const followers = Array.from({ length: chapters }, () => []);
  for (const [later, earlier] of needs) {
    open[later]++;
    followers[earlier].push(later);
  }
  const order = [];
  for (let chapter = 0; chapter < chapters; chapter++) if (open[chapter] === 0) order.push(chapter);
  for (let next = 0; next < order.length; next++) {
    for (const later of followers[order[next]]) {
      open[later]--;
      if (open[later] === 0) order.push(later);
    }
  }
  return order.length === chapters ? order : [];
}
