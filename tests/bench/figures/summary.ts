import { API_BASE } from '@preproom/models/contract/http/endpoint';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { storeBatch } from '@preproom/models/db/readings/readings';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import { readingBatch, rows } from '../../support/readings/readings.ts';
import { startApi } from '../apis.ts';
import { book } from '../bookings.ts';
import type { Figure, Line } from '../figure.ts';
import type { HttpGenerator } from '../load/httpGenerator.ts';
import { isWhole, type LoadResult } from '../load/openLoop.ts';
import type { DatabaseProcess } from '../processes/database.ts';
import { startChild } from '../rpc.ts';

const RUNS = 5;
/** Six times this stays below what one person may ask for in a minute (`createCallLimiters`). */
const ORDER = { ratePerSecond: 50, seconds: 1.5 };
/** Five samples a second for 45 minutes; 100 of them in the small session. */
const MANY = 13_500;
const FEW = 100;
const SESSION_MS = 45 * 60_000;
const SAMPLES_PER_BATCH = 20;

/** The summary of a long session against that of a short one, over the API: after the call, and while it still goes on. */
export const summaryFigure: Figure = {
  name: 'summary',
  async run() {
    const database = await startChild<DatabaseProcess>('./processes/database.ts');
    const uri = await database.call('uri');
    const api = await startApi(uri);
    const generator = await startChild<HttpGenerator>('./load/httpGenerator.ts');
    const base = `${await api.call('url')}${API_BASE}`;
    const taken: Line[] = [];
    for (const state of ['done', 'live'] as const) {
      const [many, few] = [await storeSession(uri, MANY, state), await storeSession(uri, FEW, state)];
      const get = ({ roomid, token }: StoredSession) =>
        generator.call('get', {
          ...ORDER,
          url: `${base}/rooms/${roomid}/expression-summary`,
          headers: [`Authorization: Bearer ${token}`],
        });
      await get(many);
      await get(few);
      const runs = { many: [] as LoadResult[], few: [] as LoadResult[] };
      for (let run = 0; run < RUNS; run++) {
        runs.many.push(await get(many));
        runs.few.push(await get(few));
      }
      taken.push(line(state, runs));
    }
    for (const child of [generator, api, database]) await child.stop();
    return taken;
  },
};

interface StoredSession {
  roomid: string;
  token: string;
}

async function storeSession(uri: string, samples: number, state: 'live' | 'done'): Promise<StoredSession> {
  const startsAt = new Date(Date.now() - SESSION_MS);
  const [booking] = await book(uri, 1, { startsAt, status: 'live', readingConsent: true });
  if (!booking) throw new Error('Nothing was booked.');
  const database = await openDatabase(uri);
  const session = await database.sessions.findOne({ roomid: booking.roomid }).orFail().lean<Session>();
  await storeSamples(database, session, samples);
  if (state === 'done') await applySessionEvent(database, session, 'end_pressed', Date.now());
  await database.close();
  return { roomid: booking.roomid, token: booking.learner.token };
}

async function storeSamples(database: Database, session: Session, samples: number): Promise<void> {
  const everyMs = SESSION_MS / MANY;
  for (let seq = 0; seq < samples; seq += SAMPLES_PER_BATCH) {
    const batch = readingBatch(session.roomid, seq, seq * everyMs, rows(SAMPLES_PER_BATCH, seq));
    const spaced = batch.samples.map(([, , ...rest], i) => [seq + i, (seq + i) * everyMs, ...rest]);
    await storeBatch(database, session, { ...batch, samples: spaced as typeof batch.samples }, Date.now());
  }
}

function line(state: 'live' | 'done', { many, few }: Record<'many' | 'few', LoadResult[]>): Line {
  if (![...many, ...few].every(isWhole)) throw new Error('Not every summary was answered.');
  return {
    name: `summary of ${MANY} samples against ${FEW}, session ${state}, p50`,
    unit: 'ms',
    ours: many.map(({ p50Ms }) => p50Ms),
    bare: few.map(({ p50Ms }) => p50Ms),
    ...(state === 'done' && { target: { of: 'ratio', atMost: 1.5 } }),
    generatorLoad: Math.max(...[...many, ...few].map(({ load }) => load)),
  };
}
