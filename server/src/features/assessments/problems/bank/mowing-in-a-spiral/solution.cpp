vector<int> mowingOrder(vector<vector<int>>& lawn) {
    vector<int> order;
    int top = 0, bottom = (int)lawn.size() - 1, left = 0, right = (int)lawn[0].size() - 1;
    while (top <= bottom && left <= right) {
        for (int column = left; column <= right; column++) order.push_back(lawn[top][column]);
        top++;
        for (int row = top; row <= bottom; row++) order.push_back(lawn[row][right]);
        right--;
        if (top <= bottom) {
            for (int column = right; column >= left; column--) order.push_back(lawn[bottom][column]);
            bottom--;
        }
        if (left <= right) {
            for (int row = bottom; row >= top; row--) order.push_back(lawn[row][left]);
            left++;
        }
    }
    return order;
}
