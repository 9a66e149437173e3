import { AppError } from '@preproom/models/contract/http/errors';
import type { SocketPurpose } from '@preproom/models/contract/room/signalling';
import type { RoomSocket } from './sockets.ts';

/** A few tabs, plus for each one or two dead sockets that were not detected yet on a poor network. */
export const MAX_SOCKETS = 10;

/** Limits the open sockets per person and purpose, to protect the memory of this process. */
export class OpenSockets {
  readonly #counts = new Map<string, number>();

  /** Counts a socket until its connection ends. Throws `too_many_requests` when the person has too many. */
  admit({ conn }: RoomSocket, userId: string, purpose: SocketPurpose): void {
    const key = `${purpose}:${userId}`;
    const open = this.#counts.get(key) ?? 0;
    if (open >= MAX_SOCKETS)
      throw new AppError('too_many_requests', 'You have this open in too many places. Close some of them.');
    // Closed while the login was looked up: its `close` event has fired already.
    if (conn.readyState === 'closed') return;
    this.#counts.set(key, open + 1);
    conn.once('close', () => this.#forget(key));
  }

  #forget(key: string): void {
    const open = (this.#counts.get(key) ?? 1) - 1;
    if (open === 0) this.#counts.delete(key);
    else this.#counts.set(key, open);
  }
}
