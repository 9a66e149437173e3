// Only compares all even stalls with all odd ones.
function highestRent(offers) {
  const totals = [0, 0];
  offers.forEach((offer, place) => {
    totals[place % 2] += offer;
  });
  return Math.max(...totals);
}
