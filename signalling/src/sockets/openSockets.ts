import { AppError } from '@preproom/models/contract/http/errors';
import type { RoomSocket } from './sockets.ts';

/** Some tabs, and for each a socket or two that were lost on a poor connection and are not yet known to be dead. */
export const MAX_SOCKETS = 10;

/** Counts the sockets that one person holds open in this process, whose memory they take. */
export class OpenSockets {
  readonly #counts = new Map<string, number>();

  /** Counts a socket until its connection ends. Throws `too_many_requests` when the person has too many. */
  admit({ conn }: RoomSocket, userId: string): void {
    const open = this.#counts.get(userId) ?? 0;
    if (open >= MAX_SOCKETS)
      throw new AppError('too_many_requests', 'You have this open in too many places. Close some of them.');
    // Gone while its login was looked up: its end has been told already.
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
