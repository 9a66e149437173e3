import { AppError, type ErrorCode } from '@preproom/models/contract/http/errors';
import type { JoinRoom, RoomSnapshot, ServerEvent } from '@preproom/models/contract/room/signalling';
import type { OpenSignalling, SignallingConnection } from '../core/ports.ts';

interface RoomConnectionListener {
  onUp(): void;
  onDown(): void;
  onRefused(code: ErrorCode): void;
  onJoined(snapshot: RoomSnapshot): void;
  onJoinRefused(code: ErrorCode): void;
  /** The service says that this page is not in the room: it missed an event, or its seat was lost. */
  onSeatLost(): void;
  onEvent(event: ServerEvent): void;
}

export interface RoomConnection {
  /** Connects early, without calling the listener, so that a later `open` is immediate. */
  warm(): void;
  open(): void;
  /** Requests to join; the outcome goes to the listener. A newer join, a lost connection or `close` cancels it. */
  join(request: JoinRoom): Promise<void>;
  /** Throws AppError. */
  ask: SignallingConnection['ask'];
  /** Announces the leave; a `close` that follows waits for the answer. */
  sendLeave(): void;
  close(): void;
}

/** Owns the one connection to the signalling service. Events of a connection that was closed are dropped. */
export function createRoomConnection(open: OpenSignalling, listener: RoomConnectionListener): RoomConnection {
  let connection: SignallingConnection | null = null;
  let goodbye: Promise<unknown> = Promise.resolve();
  const joining = createJoinGate(listener.onEvent);
  let isWanted = false;
  let isUp = false;

  const ask: RoomConnection['ask'] = async (name, payload) => {
    const asked = connection;
    if (!asked) throw new AppError('unavailable');
    try {
      return await asked.ask(name, payload);
    } catch (failure) {
      const isSeatLost = failure instanceof AppError && failure.code === 'not_in_room';
      if (isSeatLost && name !== 'room:join' && connection === asked && isUp && isWanted)
        listener.onSeatLost();
      throw failure;
    }
  };

  const connect = () => {
    const ifCurrent = (notify: () => void) => {
      if (connection === opened && isWanted) notify();
    };
    const opened = open({
      onUp: () => {
        if (connection === opened) isUp = true;
        ifCurrent(listener.onUp);
      },
      onDown: () => {
        if (connection !== opened) return;
        isUp = false;
        joining.cancel();
        ifCurrent(listener.onDown);
      },
      onRefused: (code) => {
        ifCurrent(() => listener.onRefused(code));
        // Drops a refused connection, so that the next `open` makes a new one.
        if (connection === opened && !isWanted) close();
      },
      onEvent: (event) => ifCurrent(() => joining.pass(event)),
    });
    connection = opened;
  };

  const close = () => {
    const closing = connection;
    connection = null;
    joining.cancel();
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
      const settle = joining.begin();
      try {
        const snapshot = await ask('room:join', request);
        settle(() => listener.onJoined(snapshot));
      } catch (failure) {
        const code = failure instanceof AppError ? failure.code : 'internal';
        settle(() => listener.onJoinRefused(code));
      }
    },

    ask,
    sendLeave: () => {
      goodbye = ask('room:leave', {}).catch(() => {});
    },

    close,
  };
}

/** Holds events that arrive before the answer to a join, and passes them on after it. */
function createJoinGate(onEvent: (event: ServerEvent) => void) {
  let attempt: symbol | null = null;
  let held: ServerEvent[] = [];

  const pass = (event: ServerEvent) => {
    if (attempt) held.push(event);
    else onEvent(event);
  };

  return {
    pass,
    /** Begins a join, which replaces an earlier one; the returned function ends it, unless it was replaced or cancelled. */
    begin: () => {
      const current = Symbol();
      attempt = current;
      held = [];
      return (notify: () => void) => {
        if (attempt !== current) return;
        attempt = null;
        notify();
        for (const event of held.splice(0)) pass(event);
      };
    },
    cancel: () => {
      attempt = null;
    },
  };
}
