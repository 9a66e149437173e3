// Takes the cheapest trip without passes, and then makes its dearest roads free.
function cheapestTrip(towns, roads, passes) {
  const best = new Array(towns).fill(null);
  best[0] = { cost: 0, tolls: [] };
  for (let round = 0; round < towns; round++) {
    for (const [start, end, toll] of roads) {
      if (!best[start]) continue;
      const cost = best[start].cost + toll;
      if (!best[end] || cost < best[end].cost) best[end] = { cost, tolls: [...best[start].tolls, toll] };
    }
  }
  const trip = best[towns - 1];
  if (!trip) return -1;
  return trip.tolls.sort((a, b) => b - a).slice(passes).reduce((sum, toll) => sum + toll, 0);
}
