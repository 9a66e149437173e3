import type { Readable } from 'node:stream';

/** What a program prints, up to so many bytes. `onOverflow` is called once when there is more; the rest is read and dropped. */
export class BoundedOutput {
  readonly #chunks: Buffer[] = [];
  readonly #maxBytes: number;
  #bytes = 0;
  #isCut = false;

  constructor(stream: Readable, maxBytes: number, onOverflow: () => void = () => {}) {
    this.#maxBytes = maxBytes;
    stream.on('data', (chunk: Buffer) => {
      const room = this.#maxBytes - this.#bytes;
      if (room > 0) this.#chunks.push(chunk.subarray(0, room));
      this.#bytes += chunk.length;
      if (this.#isCut || this.#bytes <= this.#maxBytes) return;
      this.#isCut = true;
      onOverflow();
    });
  }

  get isCut(): boolean {
    return this.#isCut;
  }

  bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  /** As UTF-8; what is not is replaced, and so is a character that was cut in two. */
  text(): string {
    return this.bytes().toString('utf8');
  }
}
