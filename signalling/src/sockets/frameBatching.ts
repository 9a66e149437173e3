import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ServerOptions, WebSocket, WebSocketServer } from 'ws';

/**
 * A websocket that sends the frames of one turn of the event loop in one write. A write to a socket is a system call, and the most
 * expensive part of relaying a message.
 */
class BatchingSocket extends WebSocket {
  stream: Duplex | undefined;

  override send(data: Parameters<WebSocket['send']>[0], ...rest: unknown[]): void {
    if (this.stream) cork(this.stream);
    super.send(data);
    const sent = rest.at(-1);
    // Engine.IO keeps further packets back until this one is sent.
    if (typeof sent === 'function') sent();
  }
}

/** For the option `wsEngine` of Socket.IO. */
export class BatchingSocketServer extends WebSocketServer<typeof BatchingSocket> {
  constructor(options: ServerOptions<typeof BatchingSocket>) {
    super({ ...options, WebSocket: BatchingSocket });
  }

  override handleUpgrade(
    request: IncomingMessage,
    stream: Duplex,
    head: Buffer,
    callback: (client: BatchingSocket, request: IncomingMessage) => void,
  ): void {
    super.handleUpgrade(request, stream, head, (socket) => {
      socket.stream = stream;
      callback(socket, request);
    });
  }
}

let corked: Duplex[] = [];

function cork(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  if (corked.length === 0) setImmediate(uncorkAll);
  corked.push(stream);
}

function uncorkAll(): void {
  const streams = corked;
  corked = [];
  for (const stream of streams) stream.uncork();
}
