/** Counts in-flight requests, so that a stopping process can wait until there are none. */
export class InFlight {
  #count = 0;
  #resolveIdle: (() => void) | null = null;

  begin(): void {
    this.#count++;
  }

  end(): void {
    this.#count--;
    if (this.#count === 0) this.#resolveIdle?.();
  }

  /** Resolves when the count is zero. Call it once only. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#count === 0) resolve();
      else this.#resolveIdle = resolve;
    });
  }
}
