// Stops at any bus of the wanted minute, which need not be the first one.
function firstBus(departures, arrival) {
  let low = 0;
  let high = departures.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (departures[middle] === arrival) return middle;
    if (departures[middle] < arrival) low = middle + 1;
    else high = middle - 1;
  }
  return low < departures.length ? low : -1;
}
