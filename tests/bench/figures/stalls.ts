import { createUser } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import { buy } from '../../support/payments/buying.ts';
import { createRatedSession } from '../../support/room/ratedSessions.ts';
import { createBookableMentor } from '../../support/sessions/booking.ts';
import { ApiClient } from '../../support/stack/apiClient.ts';
import { createAttacker } from '../attacker.ts';
import type { Stall } from '../bystander.ts';
import type { Figure, Line } from '../figure.ts';
import { type StallWorld, startStallWorld } from '../stallWorld.ts';

const RUNS = 5;
/** Equally long: a pause of the machine is as likely in either. */
const SECONDS = { quiet: 3, busy: 3 };
const MOST_RATIO = 3;
const MOST_ACK_MS = 100;
const AUDIT_ROWS = 20_000;
/** As many as one person may have in an hour. */
const ARCHIVES = 5;
const SESSIONS_OF_ARCHIVE = 200;

/** What one person does at once, once it is set up; resolves when everything is answered. */
type Attack = () => Promise<unknown>;
type Prepare = (world: StallWorld, run: number) => Promise<Attack>;

/** What somebody else waits for meanwhile, a call and an acknowledgement of a socket. */
export const stallFigures: readonly Figure[] = [
  stallFigure('stall-pages', '30 connections to invented home pages', pages('/?x=N')),
  stallFigure('stall-searches', '30 connections to searches', pages('/Blog/search?q=wordN')),
  stallFigure('stall-nowhere', '30 connections to pages that are not there', pages('/nowhereN')),
  stallFigure('stall-report-pdfs', '30 PDFs of a report', async ({ url, database, burst }) => {
    const learner = await createAttacker(url, database);
    const { _id: mentorId } = await createUser(database, { role: 'mentor', completed: true });
    const people = { learnerId: learner._id, mentorId };
    const { roomid } = await createRatedSession(database, people, { daysAgo: 2, stars: 4 });
    return () => allAnswered(burst, 30, learner.request('GET', `/rooms/${roomid}/report/pdf`));
  }),
  stallFigure('stall-receipt-pdfs', '30 PDFs of a receipt', async ({ url, database, burst }) => {
    const learner = await createAttacker(url, database, { phone: '+919876543210' });
    const client = new ApiClient(url);
    client.token = learner.token;
    const orderId = await buy(client);
    return () => allAnswered(burst, 30, learner.request('GET', `/payment/${orderId}/receipt.pdf`));
  }),
  stallFigure('stall-free-times', '60 times the free times of a mentor', async ({ url, database, burst }) => {
    const [learner, mentor] = [await createAttacker(url, database), await createBookableMentor(database)];
    return () => allAnswered(burst, 60, learner.request('GET', `/mentors/${mentor._id}/freetimes`));
  }),
  stallFigure('stall-exports', `30 exports of ${AUDIT_ROWS} rows`, async ({ url, database, burst }, run) => {
    if (run === 0) await storeAuditRows({ database });
    const admin = await createAttacker(url, database, { role: 'admin' });
    return () => allAnswered(burst, 30, admin.request('GET', '/hq/audit/export'));
  }),
  stallFigure(
    'stall-archives',
    `${ARCHIVES} archives of ${SESSIONS_OF_ARCHIVE} sessions`,
    async ({ url, database, burst }) => {
      const learner = await createAttacker(url, database);
      const { _id: mentorId } = await createUser(database, { role: 'mentor', completed: true });
      const people = { learnerId: learner._id, mentorId };
      for (let n = 1; n <= SESSIONS_OF_ARCHIVE; n++)
        await createRatedSession(database, people, { daysAgo: n, stars: 4 });
      const request = learner.request('POST', '/privacy/archive', { proof: null });
      return () => allAnswered(burst, ARCHIVES, request);
    },
  ),
];

function stallFigure(name: string, what: string, prepare: Prepare): Figure {
  return {
    name,
    async run(note) {
      const world = await startStallWorld();
      const stalls: Stall[] = [];
      // Once unmeasured: a product that has run for a while has compiled what it runs.
      await (await prepare(world, 0))();
      for (let run = 1; run <= RUNS; run++) {
        const attack = await prepare(world, run);
        stalls.push(await world.bystander.watch(attack, SECONDS));
        note(`run ${run}: ${JSON.stringify(stalls.at(-1))}`);
      }
      await world.stop();
      return lines(what, stalls);
    },
  };
}

function lines(what: string, stalls: readonly Stall[]): Line[] {
  return [
    {
      name: `another's call beside ${what}, p99`,
      unit: 'ms',
      ours: stalls.map(({ busyMs }) => busyMs),
      bare: stalls.map(({ quietMs }) => quietMs),
      target: { of: 'ratio', atMost: MOST_RATIO },
      generatorLoad: Math.max(...stalls.map(({ generatorLoad }) => generatorLoad)),
    },
    {
      name: `another's socket beside ${what}, longest acknowledgement`,
      unit: 'ms',
      ours: stalls.map(({ ackMs }) => ackMs),
      target: { of: 'ours', atMost: MOST_ACK_MS },
    },
  ];
}

/** A visitor; in each run one of another network, as this one's limit is used up. */
function pages(path: string): Prepare {
  return async ({ url, burst }, run) => {
    const headers = { 'x-forwarded-for': `203.0.113.${run + 1}` };
    const { busy: seconds } = SECONDS;
    return () => burst.call('keepAsking', { url: url + path, connections: 30, seconds, headers });
  };
}

/** Throws when one of them fails: nothing would be measured. */
async function allAnswered(
  burst: StallWorld['burst'],
  count: number,
  request: Parameters<typeof burst.call<'atOnce'>>[1][number],
): Promise<void> {
  const statuses = await burst.call(
    'atOnce',
    Array.from({ length: count }, () => request),
  );
  const others = statuses.filter((status) => status !== 200);
  if (others.length > 0) throw new Error(`${request.url} answered ${others}`);
}

async function storeAuditRows({ database: { auditLog } }: Pick<StallWorld, 'database'>): Promise<void> {
  const actorId = new Types.ObjectId();
  const rowOf = (n: number) => ({
    _id: new Types.ObjectId(),
    at: new Date(Date.now() - n * 1_000),
    actorId,
    action: 'list:export',
    targetId: actorId,
    after: { list: 'audit', sort: 'at' },
  });
  const rows = Array.from({ length: AUDIT_ROWS }, (_, n) => rowOf(n));
  for (let from = 0; from < AUDIT_ROWS; from += 5_000)
    await auditLog.collection.insertMany(rows.slice(from, from + 5_000));
}
