import { LOGIN_COOKIE } from '@preproom/models/contract/people/users';
import type {
  Ack,
  ClientToServerEvents,
  RequestAnswer,
  RequestName,
  RequestPayload,
  ServerEventName,
  ServerEventPayload,
  ServerToClientEvents,
} from '@preproom/models/contract/room/signalling';
import { io, type Socket } from 'socket.io-client';

const PATIENCE_MS = 15_000;

export interface PageOptions {
  /** Sends the token as a browser's cookie instead of in the handshake. */
  byCookie?: boolean;
  origin?: string | undefined;
  transports?: ('websocket' | 'polling')[];
  reconnects?: boolean;
}

/** One page's socket, which remembers what it hears until a test asks for it. */
export interface Page {
  socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  /** The acknowledged data; throws what was refused as `code`. */
  ask<E extends RequestName>(name: E, payload: RequestPayload<E>): Promise<RequestAnswer<E>>;
  /** The acknowledgement as it came, of any event with any arguments. */
  send(name: string, ...args: unknown[]): Promise<Ack<unknown>>;
  /** The next event of this name, heard already or yet to come. */
  hears<E extends ServerEventName>(name: E): Promise<ServerEventPayload<E>>;
  /** The names of what was heard and not asked for yet. */
  unheard(): string[];
  disconnected(): Promise<string>;
  close(): void;
}

/** Connects and waits until the service has let the page in; rejects with its refusal. */
export async function connectPage(url: string, token: string | null, options: PageOptions): Promise<Page> {
  const { byCookie = false, origin, transports = ['websocket'], reconnects = false } = options;
  const socket: Page['socket'] = io(url, {
    transports,
    forceNew: true,
    reconnection: reconnects,
    reconnectionDelay: 20,
    reconnectionDelayMax: 100,
    auth: byCookie ? {} : { token },
    extraHeaders: {
      ...(origin && { origin }),
      ...(byCookie && { cookie: `${LOGIN_COOKIE}=${token}` }),
    },
  });
  const page = createPage(socket);
  await new Promise<void>((resolve, reject) => {
    const refused = (error: unknown) => {
      socket.disconnect();
      reject((error as { data?: unknown }).data ?? error);
    };
    socket.once('connect_error', refused);
    socket.once('connect', () => {
      // Later ones are the business of a page that reconnects.
      socket.off('connect_error', refused);
      resolve();
    });
  });
  return page;
}

function createPage(socket: Page['socket']): Page {
  const heard: { name: string; payload: unknown }[] = [];
  const gone = Promise.withResolvers<string>();
  let wake = () => {};
  // The event maps cannot follow names that are only known when they come.
  const plain = socket as unknown as Socket;
  plain.onAny((name: string, payload: unknown) => {
    heard.push({ name, payload });
    wake();
  });
  socket.on('disconnect', (reason) => gone.resolve(reason));
  const send = (name: string, ...args: unknown[]) => plain.timeout(PATIENCE_MS).emitWithAck(name, ...args);
  return {
    socket,
    send,
    async ask(name, payload) {
      const answer = await send(name, payload);
      if (!answer.ok) throw answer.error;
      return answer.data;
    },
    async hears(wanted) {
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const at = heard.findIndex(({ name }) => name === wanted);
        if (at >= 0) return heard.splice(at, 1)[0]?.payload as never;
        const left = deadline - Date.now();
        if (left <= 0) throw new Error(`${wanted} was not heard, but ${heard.map(({ name }) => name)}`);
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, left);
        });
      }
    },
    unheard: () => heard.map(({ name }) => name),
    disconnected: () => gone.promise,
    close: () => socket.disconnect(),
  };
}
