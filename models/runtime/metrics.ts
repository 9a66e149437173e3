import { readFileSync } from 'node:fs';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { CALL_ROUTES } from '../contract/room/callReport.ts';

/** Current counts of this process. */
export interface Occupancy {
  rooms: number;
  /** People with a seat in a room. */
  participants: number;
  sockets: number;
}

/** Of the product: all its packages have the same. */
const VERSION: string = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** How an e-mail left the queue, or that it stays in it for now. */
const MAIL_OUTCOMES = ['sent', 'delayed', 'refused', 'expired'] as const;
export const WEBHOOK_OUTCOMES = ['accepted', 'repeated', 'wrong_signature', 'failed'] as const;
const PAYMENT_OUTCOMES = ['paid', 'failed', 'refunded'] as const;

/** A value for each set of labels. */
export type Readings = { labels: Record<string, string>; value: number }[];

const FIRST_FRAME_SECONDS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10, 20, 60];

/**
 * This process's metrics, in their own registry. No label names a person, room or login: the number of labels would be
 * unbounded, and more people read metrics than logs.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const build = new Gauge({
    name: 'preproom_build_info',
    help: 'The version that runs',
    labelNames: ['version'],
    registers,
  });
  build.set({ version: VERSION }, 1);
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name: `preproom_${name}_total`, help, labelNames, registers });
  const errors = counter('errors', 'Refusals and failures by code', ['source', 'code']);
  for (const source of ['api', 'socket'])
    for (const code of ['storage_full', 'internal']) errors.inc({ source, code }, 0);
  const negotiationOutcomes = counter(
    'negotiation_outcomes',
    'How negotiations ended, as each side reports',
    ['outcome', 'route'],
  );
  for (const outcome of ['connected', 'gave_up'])
    for (const route of CALL_ROUTES) negotiationOutcomes.inc({ outcome, route }, 0);
  return {
    joins: counter('joins', 'Requests to join a room, by what became of them', ['outcome']),
    negotiationsStarted: counter('negotiations_started', 'Negotiations that the service began'),
    negotiationOutcomes,
    signalsRelayed: counter('signals_relayed', 'Signals passed on to the other side'),
    changesPushed: counter('changes_pushed', "Pushes to people's pages that data has changed", ['topic']),
    chatMessages: counter('chat_messages', 'Chat messages stored'),
    readingBatches: counter('reading_batches', 'Batches of readings, stored now or found stored before', [
      'outcome',
    ]),
    readingSamples: counter('reading_samples', 'Samples of readings stored'),
    speechBatches: counter(
      'speech_batches',
      'Batches of speech segments, stored now or found stored before',
      ['outcome'],
    ),
    ...createWorkCounters(counter),
    programRuns: counter('program_runs', 'Programs that the runner was asked to run, by how they ended', [
      'language',
      'outcome',
    ]),
    unbelievedForwards: counter(
      'unbelieved_forwards',
      'Requests with X-Forwarded-For from a sender that TRUSTED_PROXIES does not name',
    ),
    checkFailing: new Gauge({
      name: 'preproom_check_failing',
      help: '1 where what the product depends on was found wrong in the last minute, else 0',
      labelNames: ['check'],
      registers,
    }),
    errors,
    firstFrameSeconds: new Histogram({
      name: 'preproom_first_frame_seconds',
      help: 'From the click on Join, or the arrival of the other side if later, to their first frame, as pages report it',
      buckets: FIRST_FRAME_SECONDS,
      registers,
    }),
    httpSeconds: new Histogram({
      name: 'preproom_http_request_duration_seconds',
      help: 'HTTP requests by pattern of the path and class of the status',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    /** Sets the source of the current counts, read at each scrape. */
    watchOccupancy: (read: () => Occupancy) => createOccupancyGauges(registers, read),
    /** Sets the source of the number of programs that wait in the runner, read at each scrape. */
    watchRunQueue: (read: () => number) =>
      createGauge(registers, 'programs_waiting', 'Programs that wait for their turn in the runner', read),
    /** A gauge whose values are read at each scrape; without a value while `read` fails or takes too long. */
    watch: (name: string, help: string, labelNames: string[], read: () => Promise<Readings>) =>
      createReadGauge(registers, { name, help, labelNames }, read),
    /** All metrics in Prometheus' text format. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

type CreateCounter = <Label extends string>(
  name: string,
  help: string,
  labelNames?: Label[],
) => Counter<Label>;

/** What happens beside requests and rooms. */
function createWorkCounters(counter: CreateCounter) {
  /** Its outcomes are there from the start: Prometheus sees no increase in a series that begins above zero. */
  const fromZero = (name: string, help: string, outcomes: readonly string[]) => {
    const made = counter(name, help, ['outcome']);
    for (const outcome of outcomes) made.inc({ outcome }, 0);
    return made;
  };
  return {
    jobRuns: counter('job_runs', 'Tries of background jobs, by how they ended', ['kind', 'outcome']),
    mails: fromZero('mails', 'E-mails given to the mail server, by what became of them', MAIL_OUTCOMES),
    payments: fromZero('payments', 'Orders that were paid, failed or were refunded', PAYMENT_OUTCOMES),
    webhooks: fromZero('webhooks', 'Events that the payment provider sent, by our answer', WEBHOOK_OUTCOMES),
    ledgerDifferences: counter(
      'ledger_differences',
      'Orders that the daily comparison found to differ from the ledger',
    ),
    unsettledEarnings: counter(
      'unsettled_earnings',
      'Tries to enter what a session has earned that failed; each is repeated every minute',
    ),
  };
}

/** Counts a batch of readings, whether it came by socket or HTTP. */
export function countBatch(metrics: Metrics, samples: number, isDuplicate: boolean): void {
  metrics.readingBatches.inc({ outcome: isDuplicate ? 'duplicate' : 'stored' });
  if (!isDuplicate) metrics.readingSamples.inc(samples);
}

/** Counts a batch of speech segments, whether it came by socket or HTTP. */
export function countSpeechBatch(metrics: Metrics, isDuplicate: boolean): void {
  metrics.speechBatches.inc({ outcome: isDuplicate ? 'duplicate' : 'stored' });
}

function createOccupancyGauges(registers: Registry[], read: () => Occupancy): void {
  const help = {
    rooms: 'Rooms with somebody in them',
    participants: 'People in rooms',
    sockets: 'Sockets that are connected',
  };
  for (const name of Object.keys(help) as (keyof Occupancy)[])
    createGauge(registers, name, help[name], () => read()[name]);
}

function createGauge(registers: Registry[], name: string, help: string, read: () => number): void {
  new Gauge({
    name: `preproom_${name}`,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });
}

/** Prometheus gives up on a scrape after 10 s by default. */
const READ_LIMIT_MS = 4_000;

function createReadGauge(
  registers: Registry[],
  { name, help, labelNames }: { name: string; help: string; labelNames: string[] },
  read: () => Promise<Readings>,
): void {
  new Gauge({
    name: `preproom_${name}`,
    help,
    labelNames,
    registers,
    async collect() {
      const readings = await withinLimit(read);
      this.reset();
      for (const { labels, value } of readings) this.set(labels, value);
    },
  });
}

async function withinLimit(read: () => Promise<Readings>): Promise<Readings> {
  const { promise, resolve } = Promise.withResolvers<Readings>();
  const timer = setTimeout(resolve, READ_LIMIT_MS, []);
  const readings = await Promise.race([read().catch(() => []), promise]);
  clearTimeout(timer);
  return readings;
}
