class Solution {
    public String[] topDishes(String[] orders, int places) {
        Map<String, Integer> counts = new HashMap<>();
        for (String dish : orders) counts.merge(dish, 1, Integer::sum);
        List<String> ranked = new ArrayList<>(counts.keySet());
        ranked.sort(Comparator.comparingInt((String dish) -> -counts.get(dish)).thenComparing(dish -> dish));
        return ranked.subList(0, Math.min(places, ranked.size())).toArray(new String[0]);
    }
}
