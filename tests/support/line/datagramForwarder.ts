import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { BothWays } from './oneWay.ts';

/** Headers of IPv4 and UDP. */
const HEADER_BYTES = 28;

/** What one port of a browser sends and gets. */
interface Flow {
  towardsServer: Socket;
  isAbandoned: boolean;
}

/** Passes datagrams between browsers and a server over a line. */
export class DatagramForwarder {
  readonly #line: BothWays;
  readonly #serverPort: number;
  readonly #front = createSocket('udp4');
  /** By the browser's port. */
  readonly #flows = new Map<number, Flow>();

  constructor(line: BothWays, serverPort: number) {
    this.#line = line;
    this.#serverPort = serverPort;
    this.#front.on('message', (message, { port }) => this.#pass(message, port));
  }

  /** The port where browsers find the server. */
  async listen(): Promise<number> {
    this.#front.bind(0, '127.0.0.1');
    await once(this.#front, 'listening');
    return this.#front.address().port;
  }

  /** Datagrams of all flows until now vanish, in both directions. */
  abandonFlows(): void {
    for (const flow of this.#flows.values()) flow.isAbandoned = true;
  }

  close(): void {
    this.#front.close();
    for (const { towardsServer } of this.#flows.values()) towardsServer.close();
  }

  #pass(message: Buffer, browserPort: number): void {
    const flow = this.#flows.get(browserPort) ?? this.#open(browserPort);
    if (flow.isAbandoned) return;
    this.#line.up.sendUnreliably(message.length + HEADER_BYTES, () =>
      flow.towardsServer.send(message, this.#serverPort, '127.0.0.1'),
    );
  }

  #open(browserPort: number): Flow {
    const flow = { towardsServer: createSocket('udp4'), isAbandoned: false };
    flow.towardsServer.on('message', (message) => {
      if (flow.isAbandoned) return;
      this.#line.down.sendUnreliably(message.length + HEADER_BYTES, () =>
        this.#front.send(message, browserPort, '127.0.0.1'),
      );
    });
    this.#flows.set(browserPort, flow);
    return flow;
  }
}
