function pairOfParcels(weights, capacity) {
  const positions = new Map();
  for (let i = 0; i < weights.length; i++) {
    const partner = positions.get(capacity - weights[i]);
    if (partner !== undefined) return [partner, i];
    positions.set(weights[i], i);
  }
  return [];
}
