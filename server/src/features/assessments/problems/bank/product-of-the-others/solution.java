class Solution {
    public int[] productsOfOthers(int[] ratios) {
        int[] products = new int[ratios.length];
        int before = 1;
        for (int i = 0; i < ratios.length; i++) {
            products[i] = before;
            before *= ratios[i];
        }
        int behind = 1;
        for (int i = ratios.length - 1; i >= 0; i--) {
            products[i] *= behind;
            behind *= ratios[i];
        }
        return products;
    }
}
