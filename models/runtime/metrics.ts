import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Current counts of this process. */
export interface Occupancy {
  rooms: number;
  /** People with a seat in a room. */
  participants: number;
  sockets: number;
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const FIRST_FRAME_SECONDS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10, 20, 60];

/**
 * This process's metrics, in their own registry. No label names a person, room or login: the number of labels would be
 * unbounded, and more people read metrics than logs.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name: `preproom_${name}_total`, help, labelNames, registers });
  return {
    joins: counter('joins', 'Requests to join a room, by what became of them', ['outcome']),
    negotiationsStarted: counter('negotiations_started', 'Negotiations that the service began'),
    negotiationOutcomes: counter('negotiation_outcomes', 'How negotiations ended, as each side reports', [
      'outcome',
      'route',
    ]),
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
    jobRuns: counter('job_runs', 'Tries of background jobs, by how they ended', ['kind', 'outcome']),
    ledgerDifferences: counter(
      'ledger_differences',
      'Orders that the daily comparison found to differ from the ledger',
    ),
    unsettledEarnings: counter(
      'unsettled_earnings',
      'Tries to enter what a session has earned that failed; each is repeated every minute',
    ),
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
    errors: counter('errors', 'Refusals and failures by code', ['source', 'code']),
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
    /** All metrics in Prometheus' text format. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

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
