// Drops at most one old call a time.
class CallMeter {
  constructor() {
    this.seconds = [];
  }

  ring(second) {
    this.seconds.push(second);
    if (this.seconds[0] <= second - 60) this.seconds.shift();
    return this.seconds.length;
  }
}
