class Solution {
    public int[] pairOfParcels(int[] weights, int capacity) {
        Map<Integer, Integer> positions = new HashMap<>();
        for (int i = 0; i < weights.length; i++) {
            Integer partner = positions.get(capacity - weights[i]);
            if (partner != null) return new int[] {partner, i};
            positions.put(weights[i], i);
        }
        return new int[0];
    }
}
