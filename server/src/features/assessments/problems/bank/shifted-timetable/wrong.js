// Forgets that the minute may be the first entry of the sorted half.
function findDeparture(times, minute) {
  let low = 0;
  let high = times.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (times[middle] === minute) return middle;
    if (times[low] <= times[middle]) {
      if (times[low] < minute && minute < times[middle]) high = middle - 1;
      else low = middle + 1;
    } else if (times[middle] < minute && minute <= times[high]) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
