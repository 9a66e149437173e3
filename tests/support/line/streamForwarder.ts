import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { BothWays, OneWay } from './oneWay.ts';

/** Headers of IPv4 and TCP. */
const HEADER_BYTES = 40;
const SEGMENT_BYTES = 1_400;
/** So often a stream looks whether the line takes its next segment. */
const LOOK_MS = 5;

/** A TCP connection in two halves, on either side of the line. */
interface Connection {
  halves: [Socket, Socket];
  isAbandoned: boolean;
}

/**
 * Passes TCP connections between browsers and a server over a line. No segment gets lost: while the line is cut or full, the bytes
 * wait. Three things are easier than on a real line: random loss does not slow a connection down, waiting bytes go on at once
 * after a cut, and a connection is accepted before its first bytes have crossed the line.
 */
export class StreamForwarder {
  readonly #line: BothWays;
  readonly #serverPort: number;
  readonly #server = createServer({ allowHalfOpen: true }, (browser) => this.#join(browser));
  readonly #connections = new Set<Connection>();

  constructor(line: BothWays, serverPort: number) {
    this.#line = line;
    this.#serverPort = serverPort;
  }

  /** The port where browsers find the server. */
  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  /** On all connections until now nothing passes any more, not even their end. */
  abandonFlows(): void {
    for (const connection of this.#connections) connection.isAbandoned = true;
  }

  close(): void {
    this.#server.close();
    this.abandonFlows();
    for (const { halves } of this.#connections) for (const half of halves) half.destroy();
  }

  #join(browser: Socket): void {
    const server = connect({ port: this.#serverPort, host: '127.0.0.1', allowHalfOpen: true });
    const connection: Connection = { halves: [browser, server], isAbandoned: false };
    this.#connections.add(connection);
    pump(connection, [browser, server], this.#line.up);
    pump(connection, [server, browser], this.#line.down);
  }
}

/** Passes on what one half gets, its end and its failure included. */
function pump(connection: Connection, [from, to]: [Socket, Socket], way: OneWay): void {
  const pass = async (bytes: number, act: () => void) => {
    while (!way.hasRoom() && !connection.isAbandoned) await delay(LOOK_MS);
    way.send(bytes + HEADER_BYTES, () => {
      if (!connection.isAbandoned && !to.destroyed) act();
    });
  };
  const passSegments = async (bytes: Buffer) => {
    from.pause();
    for (let at = 0; at < bytes.length; at += SEGMENT_BYTES) {
      const segment = bytes.subarray(at, at + SEGMENT_BYTES);
      await pass(segment.length, () => to.write(segment));
    }
    // Nobody takes what an abandoned connection sends.
    if (!connection.isAbandoned) from.resume();
  };
  from.setNoDelay(true);
  from.on('data', (bytes: Buffer) => void passSegments(bytes));
  from.on('end', () => void pass(0, () => to.end()));
  from.on('error', () => void pass(0, () => to.destroy()));
}
