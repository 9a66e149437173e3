function cheapestTrip(towns, roads, passes) {
  const leaving = Array.from({ length: towns }, () => []);
  for (const [start, end, toll] of roads) leaving[start].push([end, toll]);
  const best = Array.from({ length: towns }, () => new Array(passes + 1).fill(Infinity));
  best[0][0] = 0;
  const heap = [[0, 0, 0]];

  const reach = (cost, town, used) => {
    if (used > passes || cost >= best[town][used]) return;
    best[town][used] = cost;
    push(heap, [cost, town, used]);
  };
  while (heap.length > 0) {
    const [cost, town, used] = pop(heap);
    if (town === towns - 1) return cost;
    if (cost > best[town][used]) continue;
    for (const [end, toll] of leaving[town]) {
      reach(cost + toll, end, used);
      reach(cost, end, used + 1);
    }
  }
  return -1;
}

function push(heap, item) {
  let i = heap.push(item) - 1;
  for (let parent = (i - 1) >> 1; i > 0 && heap[i][0] < heap[parent][0]; parent = (i - 1) >> 1) {
    [heap[i], heap[parent]] = [heap[parent], heap[i]];
    i = parent;
  }
}

function pop(heap) {
  const top = heap[0];
  const last = heap.pop();
  if (heap.length > 0) heap[0] = last;
  for (let i = 0; ; ) {
    let least = i;
    for (const child of [2 * i + 1, 2 * i + 2]) {
      if (child < heap.length && heap[child][0] < heap[least][0]) least = child;
    }
    if (least === i) return top;
    [heap[i], heap[least]] = [heap[least], heap[i]];
    i = least;
  }
}
