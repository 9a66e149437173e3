function firstBus(departures, arrival) {
  let low = 0;
  let high = departures.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (departures[middle] < arrival) low = middle + 1;
    else high = middle;
  }
  return low < departures.length ? low : -1;
}
