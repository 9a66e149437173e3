import { type FromWorker, MAX_OUTPUT, type Stream } from '../runProtocol.ts';

/** Characters that are collected before they are sent. */
const CHUNK = 4096;
const FLUSH_MS = 50;

export interface Output {
  /** Throws OutputLimitError once the program has printed too much. */
  write(stream: Stream, text: string): void;
  flush(): void;
}

/** Ends the program; the page has been told. */
class OutputLimitError extends Error {
  override name = 'OutputLimitError';
}

/** Collects what a program prints and sends it in pieces, so that a line in a loop is not a message of its own. */
export function createOutput(send: (message: FromWorker) => void, now: () => number): Output {
  let stream: Stream = 'stdout';
  let pending = '';
  let printed = 0;
  let flushedAt = now();
  let isFull = false;

  function flush() {
    if (pending !== '') send({ type: 'output', stream, text: pending });
    pending = '';
    flushedAt = now();
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
      if (pending.length >= CHUNK || now() - flushedAt > FLUSH_MS) flush();
    },
  };
}
