// Forgets the lowest price below a carton that is taken away.
class PriceStack {
  constructor() {
    this.prices = [];
    this.least = Infinity;
  }

  push(price) {
    this.prices.push(price);
    this.least = Math.min(this.least, price);
  }

  pop() {
    const price = this.prices.pop();
    if (price === this.least) this.least = this.prices.at(-1) ?? Infinity;
    return price;
  }

  lowest() {
    return this.least;
  }
}
