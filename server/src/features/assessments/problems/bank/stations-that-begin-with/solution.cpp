class StationBook {
    struct Letter {
        int passing = 0;
        bool ends = false;
        map<char, Letter*> children;
    };

    Letter* root = new Letter();

    Letter* walk(const string& text) {
        Letter* node = root;
        for (char letter : text) {
            auto child = node->children.find(letter);
            if (child == node->children.end()) return nullptr;
            node = child->second;
        }
        return node;
    }

public:
    StationBook() {}

    void enter(string station) {
        Letter* node = root;
        node->passing++;
        for (char letter : station) {
            Letter*& child = node->children[letter];
            if (!child) child = new Letter();
            node = child;
            node->passing++;
        }
        node->ends = true;
    }

    int matches(string start) {
        Letter* node = walk(start);
        return node ? node->passing : 0;
    }

    bool known(string station) {
        Letter* node = walk(station);
        return node && node->ends;
    }
};
