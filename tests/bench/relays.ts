import type { SessionDocument } from '@preproom/models/db/sessions/session.model';
import { anyRoomId } from '@preproom/models/db/testing/factories';
import { joinRequest } from '@preproom/signalling/testing/roomSocket';
import { type Booking, book, JWT_SECRET } from './bookings.ts';
import type { DialectName, Entry } from './load/dialects.ts';
import type { Generator } from './load/generator.ts';
import type { DatabaseProcess } from './processes/database.ts';
import type { RelayProcess } from './processes/signalling.ts';
import { type Child, startChild } from './rpc.ts';

/** A server that relays, in a process of its own, with a load generator of its own. */
export interface Relay {
  url: string;
  dialect: DialectName;
  /** Whether it tells both people of a room of their negotiation. */
  negotiates: boolean;
  server: Child<RelayProcess>;
  generator: Child<Generator>;
  /** Both people of so many rooms that nobody has been in yet; `change` is for our sessions. */
  entries(rooms: number, change?: Partial<SessionDocument>): Promise<Entry[]>;
  stop(): Promise<void>;
}

export interface OurRelay extends Relay {
  database: Child<DatabaseProcess>;
  databaseUri: string;
}

/** Our service as a process of its own, with the embedded database as another. */
export async function startOurs(options: { limitsOutOfReach?: boolean } = {}): Promise<OurRelay> {
  const database = await startChild<DatabaseProcess>('./processes/database.ts');
  const uri = await database.call('uri');
  const relay = await startRelay('./processes/signalling.ts', 'socketIo', {
    PORT: '0',
    MONGODB_URI: uri,
    JWT_SECRET,
    LOG_LEVEL: 'warn',
    ...(options.limitsOutOfReach && { BENCH_LIMITS: 'out of reach' }),
  });
  return {
    ...relay,
    negotiates: true,
    database,
    databaseUri: uri,
    entries: async (rooms, change) => (await book(uri, rooms, change)).flatMap(entriesOf),
    async stop() {
      await relay.stop();
      await database.stop();
    },
  };
}

export async function startBare(kind: 'socketIo' | 'plain'): Promise<Relay> {
  const file = kind === 'socketIo' ? './processes/bareSocketIo.ts' : './processes/bareWs.ts';
  return startRelay(file, kind, {});
}

async function startRelay(file: string, dialect: DialectName, env: Record<string, string>): Promise<Relay> {
  const server = await startChild<RelayProcess>(file, env);
  const generator = await startChild<Generator>('./load/generator.ts');
  return {
    url: await server.call('url'),
    dialect,
    negotiates: false,
    server,
    generator,
    entries: async (rooms) => anyRoomIds(rooms).flatMap((roomid) => [anybody(roomid), anybody(roomid)]),
    async stop() {
      await generator.stop();
      await server.stop();
    },
  };
}

export function entriesOf({ roomid, learner, mentor }: Booking): Entry[] {
  return [learner, mentor].map(({ token }) => ({ token, join: joinRequest(roomid) }));
}

/** A token as long as a real one, which nobody looks at. */
function anybody(roomid: string): Entry {
  return { token: 'x'.repeat(220), join: joinRequest(roomid) };
}

function anyRoomIds(count: number): string[] {
  return Array.from({ length: count }, anyRoomId);
}
