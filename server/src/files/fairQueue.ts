import { AppError } from '@preproom/models/contract/http/errors';

const RETRY_AFTER_SECONDS = 10;

/** Runs one task at a time. People take turns, so one person's many tasks delay another's by one at most. */
export class FairQueue {
  /** In the order of turns: whoever had one goes to the end. */
  readonly #waiting = new Map<string, (() => Promise<void>)[]>();
  readonly #limits: { perPerson: number; total: number };
  #size = 0;
  #isRunning = false;

  constructor(limits: { perPerson: number; total: number }) {
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
    void this.#runAll();
    return promise;
  }

  async #runAll(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let task = this.#takeNext(); task; task = this.#takeNext()) await task();
    this.#isRunning = false;
  }

  #takeNext(): (() => Promise<void>) | undefined {
    for (const [person, own] of this.#waiting) {
      const task = own.shift();
      this.#waiting.delete(person);
      if (own.length > 0) this.#waiting.set(person, own);
      this.#size -= 1;
      return task;
    }
    return undefined;
  }
}
