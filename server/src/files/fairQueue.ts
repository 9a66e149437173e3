import { AppError } from '@preproom/models/contract/http/errors';

const RETRY_AFTER_SECONDS = 10;

interface QueueLimits {
  /** Tasks that wait, of one person and of all. */
  perPerson: number;
  total: number;
  /** Tasks that run, of one person and of all. */
  running: { perPerson: number; total: number };
}

/** Runs some tasks at a time. People take turns, so one person's many tasks delay another's by one at most. */
export class FairQueue {
  /** Round-robin: whoever had a turn goes to the end. */
  readonly #waiting = new Map<string, (() => Promise<void>)[]>();
  /** How many run, of each person. */
  readonly #running = new Map<string, number>();
  readonly #limits: QueueLimits;
  #size = 0;
  #runningTotal = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Throws `too_many_requests` when too many of this person's tasks wait already, `unavailable` when too many of everybody's do. */
  async run<T>(person: string, task: () => Promise<T>): Promise<T> {
    const own = this.#waiting.get(person) ?? [];
    const retry = { retryAfterSeconds: RETRY_AFTER_SECONDS };
    if (own.length >= this.#limits.perPerson) throw new AppError('too_many_requests', undefined, retry);
    if (this.#size >= this.#limits.total) throw new AppError('unavailable', undefined, retry);
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    own.push(() => task().then(resolve, reject));
    this.#waiting.set(person, own);
    this.#size += 1;
    this.#startNext();
    return promise;
  }

  #startNext(): void {
    while (this.#runningTotal < this.#limits.running.total) {
      const next = [...this.#waiting].find(([person]) => this.#runs(person) < this.#limits.running.perPerson);
      if (!next) return;
      const [person, own] = next;
      const task = own.shift();
      this.#waiting.delete(person);
      if (own.length > 0) this.#waiting.set(person, own);
      this.#size -= 1;
      this.#count(person, 1);
      void task?.().finally(() => {
        this.#count(person, -1);
        this.#startNext();
      });
    }
  }

  #runs(person: string): number {
    return this.#running.get(person) ?? 0;
  }

  #count(person: string, change: 1 | -1): void {
    const runs = this.#runs(person) + change;
    if (runs === 0) this.#running.delete(person);
    else this.#running.set(person, runs);
    this.#runningTotal += change;
  }
}
