import { randomUUID } from 'node:crypto';
import { LOGIN_COOKIE } from '@preproom/models/contract/accounts/users';
import {
  type Ack,
  type ClientToServerEvents,
  type JoinRoom,
  PROTOCOL_VERSION,
  type RequestAnswer,
  type RequestName,
  type RequestPayload,
  type ServerEvent,
  type ServerEventName,
  type ServerEventPayload,
  type ServerToClientEvents,
  type SocketPurpose,
} from '@preproom/models/contract/room/signalling';
import { io, type Socket } from 'socket.io-client';

const TIMEOUT_MS = 15_000;

type ClientSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

export interface RoomSocketOptions {
  /** Sends the token as a browser's cookie instead of in the handshake. */
  byCookie?: boolean;
  origin?: string | undefined;
  transports?: ('websocket' | 'polling')[];
  reconnects?: boolean;
  purpose?: SocketPurpose;
  /** Whom the page shows, if it is not the login's own person. */
  shows?: string;
}

/** The socket of one page. It keeps every event it received. */
export class RoomSocket {
  readonly socket: ClientSocket;
  readonly tabId = randomUUID();
  /** Every event, in the order of arrival. */
  readonly events: ServerEvent[] = [];
  /** Events that `next` has not returned yet. */
  readonly #unread: ServerEvent[] = [];
  readonly #closed = Promise.withResolvers<string>();
  #onEvent = Promise.withResolvers<void>();

  private constructor(socket: ClientSocket) {
    this.socket = socket;
    this.#plain.onAny((name: ServerEventName, payload: unknown) => {
      const event = { name, payload } as ServerEvent;
      this.events.push(event);
      this.#unread.push(event);
      this.#onEvent.resolve();
      this.#onEvent = Promise.withResolvers();
    });
    socket.on('disconnect', (reason) => this.#closed.resolve(reason));
  }

  /** Connects as a page of the product does, with its cookie; rejects with the service's error when it is refused. */
  static connect(url: string, cookie: string): Promise<RoomSocket> {
    return RoomSocket.#open(url, { transports: ['websocket'], reconnection: false }, { cookie, origin: url });
  }

  /** Connects with a login token; rejects with the ErrorBody of the refusal. */
  static connectWithToken(
    url: string,
    token: string | null,
    {
      byCookie = false,
      origin,
      transports = ['websocket'],
      reconnects = false,
      purpose,
      shows,
    }: RoomSocketOptions = {},
  ): Promise<RoomSocket> {
    return RoomSocket.#open(
      url,
      {
        transports,
        reconnection: reconnects,
        reconnectionDelay: 20,
        reconnectionDelayMax: 100,
        auth: {
          ...(byCookie ? {} : { token }),
          ...(purpose && { purpose }),
          ...(shows && { userId: shows }),
        },
      },
      { origin, cookie: byCookie ? `${LOGIN_COOKIE}=${token}` : undefined },
    ).catch((error: Error & { data?: unknown }) => {
      throw error.data ?? error;
    });
  }

  static #open(
    url: string,
    options: Parameters<typeof io>[1] & object,
    { origin, cookie }: { origin: string | undefined; cookie: string | undefined },
  ): Promise<RoomSocket> {
    const extraHeaders = { ...(origin && { origin }), ...(cookie && { cookie }) };
    const socket: ClientSocket = io(url, { ...options, forceNew: true, extraHeaders });
    const roomSocket = new RoomSocket(socket);
    return new Promise((resolve, reject) => {
      const onRefused = (error: Error) => {
        socket.disconnect();
        reject(error);
      };
      socket.once('connect_error', onRefused);
      socket.once('connect', () => {
        // A socket that reconnects may fail to later; that does not concern this promise.
        socket.off('connect_error', onRefused);
        resolve(roomSocket);
      });
    });
  }

  /** The acknowledgement of a request. */
  ask<E extends RequestName>(name: E, payload: RequestPayload<E>): Promise<Ack<RequestAnswer<E>>> {
    return this.send(name, payload) as Promise<Ack<RequestAnswer<E>>>;
  }

  /** The data of an accepted request; throws the refusal. */
  async request<E extends RequestName>(name: E, payload: RequestPayload<E>): Promise<RequestAnswer<E>> {
    const answer = await this.ask(name, payload);
    if (!answer.ok) throw answer.error;
    return answer.data;
  }

  /** The acknowledgement of any message, which need not be a valid request. */
  send(name: string, ...args: unknown[]): Promise<Ack<unknown>> {
    return this.#plain.timeout(TIMEOUT_MS).emitWithAck(name, ...args);
  }

  join(roomid: string, changes: Partial<JoinRoom> = {}): Promise<Ack<RequestAnswer<'room:join'>>> {
    return this.ask('room:join', joinRequest(roomid, { tabId: this.tabId, ...changes }));
  }

  /** The payload of the first event of this name that fits, among those received and those to come. */
  async received<E extends ServerEventName>(
    name: E,
    fits: (payload: ServerEventPayload<E>) => boolean = () => true,
  ): Promise<ServerEventPayload<E>> {
    const isWanted = (event: ServerEvent) => event.name === name && fits(event.payload as never);
    await this.#until(() => this.events.some(isWanted), name);
    return this.events.find(isWanted)?.payload as never;
  }

  /** The payload of the oldest unread event of this name, which counts as read from then on. */
  async next<E extends ServerEventName>(name: E): Promise<ServerEventPayload<E>> {
    const find = () => this.#unread.findIndex((event) => event.name === name);
    await this.#until(() => find() >= 0, name);
    return this.#unread.splice(find(), 1)[0]?.payload as never;
  }

  /** The names of the events that `next` has not returned. */
  unread(): string[] {
    return this.#unread.map(({ name }) => name);
  }

  /** Resolves with the reason once the socket is disconnected. */
  disconnected(): Promise<string> {
    return this.#closed.promise;
  }

  close(): void {
    this.socket.close();
  }

  /** The same socket without the event maps, which cannot follow a name that is only known at run time. */
  get #plain(): Socket {
    return this.socket as unknown as Socket;
  }

  async #until(isMet: () => boolean, name: string): Promise<void> {
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      timeout.reject(new Error(`${name} was not received, but ${JSON.stringify(this.events)}`));
    }, TIMEOUT_MS);
    try {
      while (!isMet()) await Promise.race([this.#onEvent.promise, timeout.promise]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The request of a page with microphone and camera that joins for the first time. */
export function joinRequest(roomid: string, changes: Partial<JoinRoom> = {}): JoinRoom {
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
    ...changes,
  };
}

/** Neither camera nor microphone is sent. */
export const ALL_OFF = {
  microphone: false,
  camera: false,
  screen: false,
  isInterrupted: false,
  sending: 'full',
  dataSaver: 'off',
} as const;
