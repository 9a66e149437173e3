import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '\r\n0\r\n\r\n';

/** One kept-alive connection, one request after the other; it knows no more of HTTP than where an answer ends. */
export class HttpConnection {
  readonly #socket: Socket;
  #answer: Buffer = Buffer.alloc(0);
  #onAnswer: ((isOk: boolean) => void) | undefined;

  constructor(url: URL) {
    this.#socket = connect(Number(url.port), url.hostname).setNoDelay();
    this.#socket.on('data', (chunk: Buffer) => this.#read(chunk));
  }

  /** Sends a whole request; nothing else may be under way. */
  request(text: string, onAnswer: (isOk: boolean) => void): void {
    this.#onAnswer = onAnswer;
    this.#socket.write(text);
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    this.#answer = this.#answer.length > 0 ? Buffer.concat([this.#answer, chunk]) : chunk;
    const headEnd = this.#answer.indexOf(HEAD_END);
    if (headEnd < 0 || !isComplete(this.#answer, headEnd)) return;
    const isOk = this.#answer.subarray(0, 12).includes(' 200');
    this.#answer = Buffer.alloc(0);
    this.#onAnswer?.(isOk);
  }
}

function isComplete(answer: Buffer, headEnd: number): boolean {
  if (answer.subarray(-LAST_CHUNK.length).equals(Buffer.from(LAST_CHUNK))) return true;
  const length = /\r\nContent-Length: (\d+)/i.exec(answer.toString('latin1', 0, headEnd))?.[1];
  return length !== undefined && answer.length === headEnd + HEAD_END.length + Number(length);
}
