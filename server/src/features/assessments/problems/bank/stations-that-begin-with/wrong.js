// Takes a name for complete only if no longer name goes on behind it.
class StationBook {
  constructor() {
    this.root = { passing: 0, children: new Map() };
  }

  enter(station) {
    let node = this.root;
    node.passing++;
    for (const letter of station) {
      if (!node.children.has(letter)) node.children.set(letter, { passing: 0, children: new Map() });
      node = node.children.get(letter);
      node.passing++;
    }
  }

  matches(start) {
    return this.walk(start)?.passing ?? 0;
  }

  known(station) {
    const node = this.walk(station);
    return node !== null && node.children.size === 0 && node.passing > 0;
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
