export interface LineRules {
  /** False: the line is cut. What was under way before still arrives. */
  isUp: boolean;
  /** The share of datagrams that are lost at random. */
  lossShare: number;
  delayMs: number;
  bitsPerSecond: number;
}

const PERFECT: LineRules = {
  isUp: true,
  lossShare: 0,
  delayMs: 0,
  bitsPerSecond: Number.POSITIVE_INFINITY,
};

/** What arrives when more than this waits is dropped, as a router with a short queue does. */
const LONGEST_QUEUE_MS = 400;

interface Packet {
  dueMs: number;
  arrive: () => void;
}

/** One direction of a line: a queue that is sent at the line's rate, and a delay. Everything arrives in order. */
export class OneWay {
  #rules = PERFECT;
  /** When the last packet of the queue has been sent. */
  #sentAtMs = 0;
  /** In the order in which they arrive. */
  readonly #onTheWay: Packet[] = [];
  #timer: NodeJS.Timeout | undefined;
  #randomState: number;

  /** The same seed loses the same packets of a sequence. */
  constructor(seed: number) {
    this.#randomState = seed;
  }

  /** From now on; what is on the way keeps its time of arrival. */
  change(rules: Partial<LineRules>): void {
    this.#rules = { ...this.#rules, ...rules };
  }

  /** Sends a packet that may get lost; `bytes` with all headers. */
  sendUnreliably(bytes: number, arrive: () => void): void {
    const isLost = this.#random() < this.#rules.lossShare;
    if (!isLost && this.hasRoom()) this.send(bytes, arrive);
  }

  /** Whether a packet would be taken now. */
  hasRoom(): boolean {
    return this.#rules.isUp && this.#sentAtMs - performance.now() <= LONGEST_QUEUE_MS;
  }

  /** Sends a packet that arrives whatever the line is like. */
  send(bytes: number, arrive: () => void): void {
    const { bitsPerSecond, delayMs } = this.#rules;
    const nowMs = performance.now();
    this.#sentAtMs = Math.max(this.#sentAtMs, nowMs) + (bytes * 8_000) / bitsPerSecond;
    // A delay that has become shorter lets nothing overtake.
    const dueMs = Math.max(this.#sentAtMs + delayMs, this.#onTheWay.at(-1)?.dueMs ?? 0);
    this.#onTheWay.push({ dueMs, arrive });
    if (this.#onTheWay.length === 1) this.#deliver();
  }

  /** Nothing that is on the way arrives any more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#onTheWay.length = 0;
  }

  #deliver(): void {
    for (let first = this.#onTheWay[0]; first; first = this.#onTheWay[0]) {
      const waitMs = first.dueMs - performance.now();
      if (waitMs > 0) {
        this.#timer = setTimeout(() => this.#deliver(), waitMs);
        return;
      }
      this.#onTheWay.shift();
      first.arrive();
    }
  }

  /** A linear congruential generator (Numerical Recipes): enough to choose what is lost. */
  #random(): number {
    this.#randomState = (Math.imul(this.#randomState, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#randomState / 2 ** 32;
  }
}

/** The two directions of a line. */
export interface BothWays {
  /** From the browser. */
  up: OneWay;
  /** To the browser. */
  down: OneWay;
}
