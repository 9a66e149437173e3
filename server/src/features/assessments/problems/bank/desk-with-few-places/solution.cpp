class FileDesk {
    int places;
    list<pair<int, int>> order;  // (file, page), from unused for longest to used last
    unordered_map<int, list<pair<int, int>>::iterator> nodes;

public:
    FileDesk(int places) : places(places) {}

    int look(int file) {
        auto found = nodes.find(file);
        if (found == nodes.end()) return -1;
        order.splice(order.end(), order, found->second);
        return found->second->second;
    }

    void place(int file, int page) {
        if (look(file) != -1) {
            nodes[file]->second = page;
            return;
        }
        if ((int)order.size() == places) {
            nodes.erase(order.front().first);
            order.pop_front();
        }
        order.push_back({file, page});
        nodes[file] = prev(order.end());
    }
};
