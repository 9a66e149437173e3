class Solution {
    public int[] mowingOrder(int[][] lawn) {
        int top = 0, bottom = lawn.length - 1, left = 0, right = lawn[0].length - 1;
        int[] order = new int[lawn.length * lawn[0].length];
        int mowed = 0;
        while (top <= bottom && left <= right) {
            for (int column = left; column <= right; column++) order[mowed++] = lawn[top][column];
            top++;
            for (int row = top; row <= bottom; row++) order[mowed++] = lawn[row][right];
            right--;
            if (top <= bottom) {
                for (int column = right; column >= left; column--) order[mowed++] = lawn[bottom][column];
                bottom--;
            }
            if (left <= right) {
                for (int row = bottom; row >= top; row--) order[mowed++] = lawn[row][left];
                left++;
            }
        }
        return order;
    }
}
