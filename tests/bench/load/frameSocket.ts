import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface FrameListener {
  onText(text: Buffer): void;
  onClosed(): void;
}

/**
 * A websocket cheap enough to load a server from less than one core: text frames, built once and patched; the mask, which a
 * client must send, is zero. It knows what servers on this machine answer, not the whole protocol.
 */
export class FrameSocket {
  readonly #socket: Socket;
  #rest: Buffer = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** Opens ws://host:port/path; rejects when the server answers anything but a websocket. */
  static async open(url: URL, listener: FrameListener): Promise<FrameSocket> {
    const socket = connect(Number(url.port), url.hostname).setNoDelay();
    const opened = new FrameSocket(socket);
    socket.once('close', () => listener.onClosed());
    socket.write(upgradeRequest(url));
    const head = await opened.#untilUpgraded();
    if (!head.startsWith('HTTP/1.1 101')) throw new Error(`No websocket at ${url}: ${head.split('\r\n')[0]}`);
    socket.on('data', (chunk: Buffer) => opened.#read(chunk, listener));
    if (opened.#rest.length > 0) opened.#read(Buffer.alloc(0), listener);
    return opened;
  }

  /** Sends a frame made by `textFrame`. */
  send(frame: Buffer): void {
    this.#socket.write(frame);
  }

  close(): void {
    this.#socket.destroy();
  }

  #untilUpgraded(): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const onData = (chunk: Buffer) => {
      this.#rest = Buffer.concat([this.#rest, chunk]);
      const end = this.#rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.#socket.off('data', onData);
      const head = this.#rest.toString('latin1', 0, end);
      this.#rest = this.#rest.subarray(end + 4);
      resolve(head);
    };
    this.#socket.on('data', onData).once('error', reject);
    return promise;
  }

  #read(chunk: Buffer, listener: FrameListener): void {
    let bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    for (let frame = nextFrame(bytes); frame; frame = nextFrame(bytes)) {
      bytes = bytes.subarray(frame.end);
      if (frame.isText) listener.onText(frame.payload);
    }
    this.#rest = bytes;
  }
}

function upgradeRequest({ host, pathname, search }: URL): string {
  return [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '\r\n',
  ].join('\r\n');
}

function nextFrame(bytes: Buffer): { isText: boolean; payload: Buffer; end: number } | null {
  if (bytes.length < 2) return null;
  const short = (bytes[1] ?? 0) & 0x7f;
  const start = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < start) return null;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : bytes.readUInt32BE(6);
  const end = start + length;
  if (bytes.length < end) return null;
  return { isText: ((bytes[0] ?? 0) & 0x0f) === 1, payload: bytes.subarray(start, end), end };
}

/** A masked text frame, and where its text begins. */
export function textFrame(text: string): { frame: Buffer; textAt: number } {
  const payload = Buffer.from(text);
  const isShort = payload.length < 126;
  const head = Buffer.alloc(isShort ? 6 : 8);
  head[0] = 0x81;
  head[1] = 0x80 | (isShort ? payload.length : 126);
  if (!isShort) head.writeUInt16BE(payload.length, 2);
  return { frame: Buffer.concat([head, payload]), textAt: head.length };
}
