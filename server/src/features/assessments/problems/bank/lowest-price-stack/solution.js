class PriceStack {
  constructor() {
    this.cartons = [];
  }

  push(price) {
    const below = this.cartons.at(-1)?.lowest ?? price;
    this.cartons.push({ price, lowest: Math.min(price, below) });
  }

  pop() {
    return this.cartons.pop().price;
  }

  lowest() {
    return this.cartons.at(-1).lowest;
  }
}
