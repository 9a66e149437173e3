import { AppError } from '@preproom/models/contract/http/errors';
import type { SocketPurpose } from '@preproom/models/contract/room/signalling';
import type { SharedSocketCounts } from './sharedSocketCounts.ts';
import type { RoomSocket } from './sockets.ts';

/** A few tabs, plus for each one or two dead sockets that were not detected yet on a poor network. */
export const MAX_SOCKETS = 10;

/** Under which the sockets of a person and purpose are counted. */
export const socketsKey = (purpose: SocketPurpose, userId: string) => `${purpose}:${userId}`;

/** Limits the open sockets per person and purpose, across processes while Redis answers: they take memory and a process's time. */
export class OpenSockets {
  readonly #counts = new Map<string, number>();
  readonly #shared: SharedSocketCounts | null;

  constructor(shared: SharedSocketCounts | null) {
    this.#shared = shared;
    shared?.onReady(() => {
      for (const [key, count] of this.#counts) shared.publish(key, count);
    });
  }

  /** Counts a socket until its connection ends. Throws `too_many_requests` when the person has too many. */
  async admit({ conn }: RoomSocket, userId: string, purpose: SocketPurpose): Promise<void> {
    // Closed while the login was looked up: its `close` event has fired already.
    if (conn.readyState === 'closed') return;
    const key = socketsKey(purpose, userId);
    let isCounted = true;
    const forget = () => {
      if (!isCounted) return;
      isCounted = false;
      const left = this.#add(key, -1);
      this.#shared?.publish(key, left);
    };
    conn.once('close', forget);
    const own = this.#add(key, 1);
    const elsewhere = (await this.#shared?.countElsewhere(key, own)) ?? 0;
    if (own + elsewhere <= MAX_SOCKETS) return;
    forget();
    throw new AppError('too_many_requests', 'You have this open in too many places. Close some of them.');
  }

  /** Changes the count of this process and returns it. */
  #add(key: string, change: number): number {
    const open = (this.#counts.get(key) ?? 0) + change;
    if (open === 0) this.#counts.delete(key);
    else this.#counts.set(key, open);
    return open;
  }
}
