/** What is under way, for whoever has to wait until nothing is. */
export class UnderWay {
  #count = 0;
  #tellIdle: (() => void) | null = null;

  begin(): void {
    this.#count++;
  }

  end(): void {
    this.#count--;
    if (this.#count === 0) this.#tellIdle?.();
  }

  /** Resolves when nothing is under way; asked once. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#count === 0) resolve();
      else this.#tellIdle = resolve;
    });
  }
}
