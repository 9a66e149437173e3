// Leaves dishes with the same count in the order in which they were first ordered.
function topDishes(orders, places) {
  const counts = new Map();
  for (const dish of orders) counts.set(dish, (counts.get(dish) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, places).map(([dish]) => dish);
}
