import { AppError } from '@preproom/models/contract/http/errors';
import type { RoomSocket } from './sockets.ts';

/** A few tabs, plus for each one or two dead sockets that were not detected yet on a poor network. */
export const MAX_SOCKETS = 10;

/** Limits the open sockets per person, to protect the memory of this process. */
export class OpenSockets {
  readonly #counts = new Map<string, number>();

  /** Counts a socket until its connection ends. Throws `too_many_requests` when the person has too many. */
  admit({ conn }: RoomSocket, userId: string): void {
    const open = this.#counts.get(userId) ?? 0;
    if (open >= MAX_SOCKETS)
      throw new AppError('too_many_requests', 'You have this open in too many places. Close some of them.');
    // Closed while the login was looked up: its `close` event has fired already.
    if (conn.readyState === 'closed') return;
    this.#counts.set(userId, open + 1);
    conn.once('close', () => this.#forget(userId));
  }

  #forget(userId: string): void {
    const open = (this.#counts.get(userId) ?? 1) - 1;
    if (open === 0) this.#counts.delete(userId);
    else this.#counts.set(userId, open);
  }
}
