import { DatagramForwarder } from './datagramForwarder.ts';
import { type BothWays, type LineRules, OneWay } from './oneWay.ts';
import { StreamForwarder } from './streamForwarder.ts';

/**
 * Somebody's connection to the Internet, emulated between programs of this machine: one queue each way, which everything that
 * crosses the line shares. The rules may change while it is used.
 */
export class Line implements BothWays {
  readonly up = new OneWay(1);
  readonly down = new OneWay(2);
  readonly #forwarders: (DatagramForwarder | StreamForwarder)[] = [];

  /** Leads datagrams to the server on this port of the loopback address; answers with the port that stands for it. */
  async leadDatagramsTo(serverPort: number): Promise<number> {
    const forwarder = new DatagramForwarder(this, serverPort);
    this.#forwarders.push(forwarder);
    return forwarder.listen();
  }

  /** The same for TCP connections, such as a page's and its websocket's. */
  async leadStreamsTo(serverPort: number): Promise<number> {
    const forwarder = new StreamForwarder(this, serverPort);
    this.#forwarders.push(forwarder);
    return forwarder.listen();
  }

  /** Changes both directions. */
  change(rules: Partial<LineRules>): void {
    for (const way of [this.up, this.down]) way.change(rules);
  }

  /**
   * The browser gets another address, as between Wi-Fi and mobile data, without being told: what it has open is dead without a
   * word on either side, what it opens from now on works.
   */
  moveAddress(): void {
    for (const forwarder of this.#forwarders) forwarder.abandonFlows();
  }

  close(): void {
    for (const way of [this.up, this.down]) way.close();
    for (const forwarder of this.#forwarders) forwarder.close();
  }
}
