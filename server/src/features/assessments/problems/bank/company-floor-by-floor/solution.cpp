vector<vector<int>> floorByFloor(TreeNode* boss) {
    vector<vector<int>> floors;
    vector<TreeNode*> floor;
    if (boss) floor.push_back(boss);
    while (!floor.empty()) {
        vector<int> desks;
        vector<TreeNode*> below;
        for (TreeNode* person : floor) {
            desks.push_back(person->val);
            if (person->left) below.push_back(person->left);
            if (person->right) below.push_back(person->right);
        }
        floors.push_back(desks);
        floor = below;
    }
    return floors;
}
