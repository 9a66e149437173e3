import { type FromWorker, MAX_OUTPUT, type Stream } from '../runProtocol.ts';

/** Characters that are collected before they are sent. */
const CHUNK = 4096;
const FLUSH_MS = 50;
/**
 * Pieces that are sent at once before any is collected: a program that prints a little and then never ends is stopped from outside,
 * and what is collected by then is lost. One more is allowed each FLUSH_MS.
 */
const BURST = 200;

export interface Output {
  /** Throws OutputLimitError once the program has printed too much. */
  write(stream: Stream, text: string): void;
  flush(): void;
}

/** Ends the program; the page has been told. */
class OutputLimitError extends Error {
  override name = 'OutputLimitError';
}

/** Sends what a program prints: at first at once, then in pieces, so that a line in a long loop is not a message of its own. */
export function createOutput(send: (message: FromWorker) => void, now: () => number): Output {
  let stream: Stream = 'stdout';
  let pending = '';
  let printed = 0;
  let flushedAt = now();
  let atOnce = BURST;
  let isFull = false;

  function flush() {
    if (pending !== '') send({ type: 'output', stream, text: pending });
    pending = '';
    const at = now();
    const earned = Math.floor((at - flushedAt) / FLUSH_MS);
    atOnce = Math.max(0, Math.min(BURST, atOnce + earned) - 1);
    flushedAt = at;
  }

  return {
    flush,
    write(to, text) {
      if (isFull) throw new OutputLimitError();
      if (to !== stream) flush();
      stream = to;
      pending += text.slice(0, MAX_OUTPUT - printed);
      printed += text.length;
      if (printed > MAX_OUTPUT) {
        isFull = true;
        flush();
        send({ type: 'ended', status: 'output-limit', traceback: null, ms: 0 });
        throw new OutputLimitError();
      }
      if (atOnce > 0 || pending.length >= CHUNK || now() - flushedAt > FLUSH_MS) flush();
    },
  };
}
