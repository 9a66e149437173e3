class StationBook {
  constructor() {
    this.root = { passing: 0, ends: false, children: new Map() };
  }

  enter(station) {
    let node = this.root;
    node.passing++;
    for (const letter of station) {
      if (!node.children.has(letter)) {
        node.children.set(letter, { passing: 0, ends: false, children: new Map() });
      }
      node = node.children.get(letter);
      node.passing++;
    }
    node.ends = true;
  }

  matches(start) {
    return this.walk(start)?.passing ?? 0;
  }

  known(station) {
    return this.walk(station)?.ends ?? false;
  }

  walk(text) {
    let node = this.root;
    for (const letter of text) {
      node = node.children.get(letter);
      if (!node) return null;
    }
    return node;
  }
}
