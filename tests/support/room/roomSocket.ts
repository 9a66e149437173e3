import { randomUUID } from 'node:crypto';
import type { RoomId } from '@preproom/models/contract/http/ids';
import type { z } from '@preproom/models/contract/http/zod';
import {
  type Ack,
  type ClientToServerEvents,
  type JoinRoom,
  PROTOCOL_VERSION,
  type RequestAnswer,
  type RequestName,
  type RequestPayload,
  type ServerEventName,
  type ServerEventPayload,
  type ServerToClientEvents,
} from '@preproom/models/contract/room/signalling';
import { io, type Socket } from 'socket.io-client';

/** A page's half of the room's socket, which keeps every event it received. */
export class RoomSocket {
  readonly socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  readonly tabId = randomUUID();
  readonly events: { name: ServerEventName; payload: unknown }[] = [];

  private constructor(socket: Socket<ServerToClientEvents, ClientToServerEvents>) {
    this.socket = socket;
    socket.onAny((name: ServerEventName, payload: unknown) => this.events.push({ name, payload }));
  }

  /** Connects with this cookie; rejects with the server's error when it is refused. */
  static connect(url: string, cookie: string): Promise<RoomSocket> {
    const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(url, {
      transports: ['websocket'],
      extraHeaders: { ...(cookie ? { cookie } : {}), origin: url },
      forceNew: true,
      reconnection: false,
    });
    const roomSocket = new RoomSocket(socket);
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(roomSocket));
      socket.once('connect_error', (error) => {
        socket.close();
        reject(error);
      });
    });
  }

  /** Asks and waits for the acknowledgement, five seconds at most. */
  ask<E extends RequestName>(name: E, payload: RequestPayload<E>): Promise<Ack<RequestAnswer<E>>> {
    return this.socket.timeout(5_000).emitWithAck(name, ...([payload] as never)) as never;
  }

  join(
    roomid: z.infer<typeof RoomId>,
    change: Partial<JoinRoom> = {},
  ): Promise<Ack<RequestAnswer<'room:join'>>> {
    return this.ask('room:join', joinRequest(roomid, { tabId: this.tabId, ...change }));
  }

  /** The payload of the first event of this name that fits, already received or still to come. */
  async received<E extends ServerEventName>(
    name: E,
    fits: (payload: ServerEventPayload<E>) => boolean = () => true,
  ): Promise<ServerEventPayload<E>> {
    const deadline = Date.now() + 5_000;
    while (Date.now() < deadline) {
      const event = this.events.find((one) => one.name === name && fits(one.payload as never));
      if (event) return event.payload as never;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`${name} was not received, but ${JSON.stringify(this.events)}`);
  }

  close(): void {
    this.socket.close();
  }
}

/** What a page with microphone and camera asks when it joins for the first time. */
export function joinRequest(roomid: z.infer<typeof RoomId>, change: Partial<JoinRoom> = {}): JoinRoom {
  return {
    roomid,
    protocol: PROTOCOL_VERSION,
    tabId: randomUUID(),
    takeOver: false,
    negotiationId: null,
    media: {
      microphone: true,
      camera: true,
      screen: false,
      isInterrupted: false,
      sending: 'full',
      dataSaver: 'off',
    },
    ...change,
  };
}
