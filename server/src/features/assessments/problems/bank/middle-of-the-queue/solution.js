class MarkBoard {
  constructor() {
    this.lower = new Heap((a, b) => a > b);
    this.upper = new Heap((a, b) => a < b);
  }

  addMark(mark) {
    this.lower.push(mark);
    this.upper.push(this.lower.pop());
    if (this.upper.size > this.lower.size) this.lower.push(this.upper.pop());
  }

  middleMark() {
    if (this.lower.size > this.upper.size) return this.lower.top;
    return (this.lower.top + this.upper.top) / 2;
  }
}

class Heap {
  constructor(comesFirst) {
    this.comesFirst = comesFirst;
    this.items = [];
  }

  get size() {
    return this.items.length;
  }

  get top() {
    return this.items[0];
  }

  push(item) {
    const { items } = this;
    items.push(item);
    for (let i = items.length - 1; i > 0; ) {
      const parent = (i - 1) >> 1;
      if (!this.comesFirst(items[i], items[parent])) break;
      [items[i], items[parent]] = [items[parent], items[i]];
      i = parent;
    }
  }

  pop() {
    const { items } = this;
    const top = items[0];
    const last = items.pop();
    if (items.length > 0) items[0] = last;
    for (let i = 0; ; ) {
      let first = i;
      for (const child of [2 * i + 1, 2 * i + 2]) {
        if (child < items.length && this.comesFirst(items[child], items[first])) first = child;
      }
      if (first === i) return top;
      [items[i], items[first]] = [items[first], items[i]];
      i = first;
    }
  }
}
