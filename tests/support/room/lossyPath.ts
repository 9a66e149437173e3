import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

/** A network between browsers and a server on this machine, for datagrams; it can be taken away and given back. */
export class LossyPath {
  isUp = true;
  readonly #front = createSocket('udp4');
  /** One socket towards the server for each address that sends. */
  readonly #behind = new Map<number, Socket>();

  private constructor(serverPort: number) {
    this.#front.on('message', (message, sender) => {
      if (!this.isUp) return;
      this.#towardsServer(sender.port).send(message, serverPort, '127.0.0.1');
    });
  }

  /** A path to the server on this port of the loopback address. */
  static async to(serverPort: number): Promise<LossyPath> {
    const path = new LossyPath(serverPort);
    path.#front.bind(0, '127.0.0.1');
    await once(path.#front, 'listening');
    return path;
  }

  /** Where the browsers find the server. */
  get port(): number {
    return this.#front.address().port;
  }

  close(): void {
    this.#front.close();
    for (const socket of this.#behind.values()) socket.close();
  }

  #towardsServer(clientPort: number): Socket {
    const known = this.#behind.get(clientPort);
    if (known) return known;
    const socket = createSocket('udp4');
    socket.on('message', (message) => {
      if (this.isUp) this.#front.send(message, clientPort, '127.0.0.1');
    });
    this.#behind.set(clientPort, socket);
    return socket;
  }
}
