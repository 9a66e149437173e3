class CallMeter {
  constructor() {
    this.seconds = [];
    this.oldest = 0;
  }

  ring(second) {
    this.seconds.push(second);
    while (this.seconds[this.oldest] <= second - 60) this.oldest++;
    return this.seconds.length - this.oldest;
  }
}
