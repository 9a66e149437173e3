function topDishes(orders, places) {
  const counts = new Map();
  for (const dish of orders) counts.set(dish, (counts.get(dish) ?? 0) + 1);
  const ranked = [...counts].sort(([a, ordersOfA], [b, ordersOfB]) => ordersOfB - ordersOfA || (a < b ? -1 : 1));
  return ranked.slice(0, places).map(([dish]) => dish);
}
