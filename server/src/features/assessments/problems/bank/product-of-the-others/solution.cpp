vector<int> productsOfOthers(vector<int>& ratios) {
    int gears = ratios.size(), before = 1, behind = 1;
    vector<int> products(gears);
    for (int i = 0; i < gears; i++) {
        products[i] = before;
        before *= ratios[i];
    }
    for (int i = gears - 1; i >= 0; i--) {
        products[i] *= behind;
        behind *= ratios[i];
    }
    return products;
}
