import { AppError, type ErrorCode } from '@preproom/models/contract/http/errors';
import type { JoinRoom, RoomSnapshot, ServerEvent } from '@preproom/models/contract/room/signalling';
import type { OpenSignalling, SignallingConnection } from '../core/ports.ts';

interface RoomConnectionListener {
  onUp(): void;
  onDown(): void;
  onRefused(code: ErrorCode): void;
  onJoined(snapshot: RoomSnapshot): void;
  onJoinRefused(code: ErrorCode): void;
  onEvent(event: ServerEvent): void;
}

export interface RoomConnection {
  /** Connects without a word to the listener, so that a later `open` finds the way there. */
  warm(): void;
  open(): void;
  /** Asks to be let in; the outcome goes to the listener. A newer join, a loss or a close makes it void. */
  join(request: JoinRoom): Promise<void>;
  /** Throws AppError. */
  ask: SignallingConnection['ask'];
  /** Says goodbye; a close that follows waits for it. */
  sayLeave(): void;
  close(): void;
}

/** Holds the one connection to the signalling service. What a closed one still says reaches nobody. */
export function createRoomConnection(open: OpenSignalling, listener: RoomConnectionListener): RoomConnection {
  let connection: SignallingConnection | null = null;
  let goodbye: Promise<unknown> = Promise.resolve();
  let attempt: symbol | null = null;
  let isWanted = false;
  let isUp = false;
  // Events that arrive before the answer to a join; they are passed on after it.
  let held: ServerEvent[] = [];

  const ask: RoomConnection['ask'] = async (name, payload) => {
    if (!connection) throw new AppError('unavailable');
    return connection.ask(name, payload);
  };

  const onEvent = (event: ServerEvent) => {
    if (attempt) held.push(event);
    else listener.onEvent(event);
  };

  const settle = (mine: symbol, tell: () => void) => {
    if (attempt !== mine) return;
    attempt = null;
    tell();
    for (const event of held.splice(0)) onEvent(event);
  };

  const connect = () => {
    const hear = (tell: () => void) => {
      if (connection === opened && isWanted) tell();
    };
    const opened = open({
      onUp: () => {
        if (connection === opened) isUp = true;
        hear(listener.onUp);
      },
      onDown: () => {
        if (connection !== opened) return;
        isUp = false;
        attempt = null;
        hear(listener.onDown);
      },
      onRefused: (code) => {
        hear(() => listener.onRefused(code));
        // Whatever it was, whoever opens later gets a new answer.
        if (connection === opened && !isWanted) close();
      },
      onEvent: (event) => hear(() => onEvent(event)),
    });
    connection = opened;
  };

  const close = () => {
    const closing = connection;
    connection = null;
    attempt = null;
    isWanted = false;
    isUp = false;
    void goodbye.finally(() => closing?.close());
  };

  return {
    warm: () => {
      if (!connection) connect();
    },

    open: () => {
      isWanted = true;
      if (!connection) connect();
      else if (isUp) listener.onUp();
    },

    join: async (request) => {
      const mine = Symbol();
      attempt = mine;
      held = [];
      try {
        const snapshot = await ask('room:join', request);
        settle(mine, () => listener.onJoined(snapshot));
      } catch (failure) {
        const code = failure instanceof AppError ? failure.code : 'internal';
        settle(mine, () => listener.onJoinRefused(code));
      }
    },

    ask,
    sayLeave: () => {
      goodbye = ask('room:leave', {}).catch(() => {});
    },

    close,
  };
}
