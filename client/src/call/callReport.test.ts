import type { CallReport } from '@preproom/models/contract/room/callReport';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock, settled } from '../lib/testing/fakeClock.ts';
import { type CallReporter, createCallReporter } from './callReport.ts';
import { callMachine } from './machine/callMachine.ts';
import { type CallEvent, type CallState, IDLE } from './machine/callState.ts';
import { mentor, NEGOTIATION_ID, snapshot } from './testing/roomFixtures.ts';

/** As a browser describes a connection that goes through a relay on the other side's end. */
const RELAYED = new Map<string, object>([
  ['T', { id: 'T', type: 'transport', selectedCandidatePairId: 'P' }],
  ['P', { id: 'P', type: 'candidate-pair', localCandidateId: 'L', remoteCandidateId: 'R' }],
  ['L', { id: 'L', type: 'local-candidate', candidateType: 'host' }],
  ['R', { id: 'R', type: 'remote-candidate', candidateType: 'relay' }],
]) as unknown as RTCStatsReport;

let stats: RTCStatsReport | null;
let clock: FakeClock;
let told: CallReport[];
let reporter: CallReporter;
let state: CallState;

beforeEach(() => {
  clock = new FakeClock();
  told = [];
  state = IDLE;
  stats = RELAYED;
  reporter = createCallReporter({ clock, send: (report) => told.push(report), stats: async () => stats });
});

/** The real machine decides what follows. */
function happen(...events: CallEvent[]): void {
  for (const event of events) {
    const step = callMachine(state, event);
    state = step.state;
    reporter.note(event, step);
  }
}

const join: CallEvent = { type: 'join', takeOver: false };
const up: CallEvent = { type: 'signalling:up' };
const started = (negotiationId = NEGOTIATION_ID): CallEvent => ({
  type: 'negotiation:started',
  negotiationId,
  isInitiator: true,
});
const opened: CallEvent = { type: 'peer:opened', negotiationId: NEGOTIATION_ID };
const connected = (negotiationId = NEGOTIATION_ID): CallEvent => ({ type: 'peer:connected', negotiationId });
const joined = (change = {}): CallEvent => ({
  type: 'joined',
  snapshot: snapshot({ other: mentor(change) }),
  atMs: 0,
});
const firstFrames = () => told.filter(({ type }) => type === 'first_frame');
const outcomes = () => told.filter(({ type }) => type === 'negotiation');

describe('the time to the first frame', () => {
  it('runs from the click on Join, and is told once', async () => {
    happen(join);
    await clock.pass(400);
    happen(up, joined(), started(), opened, connected());
    await clock.pass(200);
    reporter.noteFrame();
    await clock.pass(5_000);
    reporter.noteFrame();
    expect(firstFrames()).toEqual([{ type: 'first_frame', ms: 600 }]);
  });

  it('runs from the arrival of the other person where they come later', async () => {
    happen(join, up, joined({ isPresent: false }));
    await clock.pass(300_000);
    happen({ type: 'other:joined', participant: mentor() }, started(), opened);
    await clock.pass(450);
    happen(connected());
    reporter.noteFrame();
    expect(firstFrames()).toEqual([{ type: 'first_frame', ms: 450 }]);
  });

  it('runs from the moment there is a picture to show', async () => {
    const media = { ...mentor().media, camera: false };
    happen(join, up, joined({ media }), started(), opened, connected());
    await clock.pass(60_000);
    happen({ type: 'other:changed', media: mentor().media });
    await clock.pass(100);
    reporter.noteFrame();
    expect(firstFrames()).toEqual([{ type: 'first_frame', ms: 100 }]);
  });

  it('is nothing where the frame is here before the word that the camera is on', async () => {
    const media = { ...mentor().media, camera: false };
    happen(join, up, joined({ media }), started(), opened, connected());
    await clock.pass(2_000);
    reporter.noteFrame();
    expect(firstFrames()).toEqual([]);
    happen({ type: 'other:changed', media: mentor().media }, connected());
    expect(firstFrames()).toEqual([{ type: 'first_frame', ms: 0 }]);
  });

  it('is told again for the next join, and never before one', async () => {
    reporter.noteFrame();
    happen(join, up, joined(), started(), opened, connected());
    reporter.noteFrame();
    happen({ type: 'leave' }, join);
    await clock.pass(700);
    happen(up, joined(), started(), opened, connected());
    reporter.noteFrame();
    expect(firstFrames().map((report) => 'ms' in report && report.ms)).toEqual([0, 700]);
  });

  it('is not told when it is beyond what anybody waits', async () => {
    happen(join, up, joined());
    await clock.pass(11 * 60_000);
    reporter.noteFrame();
    expect(told).toEqual([]);
  });
});

describe("a negotiation's outcome", () => {
  it('is connected, with the way it goes, once for each', async () => {
    happen(join, up, joined(), started(), opened, connected());
    happen({ type: 'peer:disconnected', negotiationId: NEGOTIATION_ID }, connected());
    await settled();
    expect(outcomes()).toEqual([{ type: 'negotiation', outcome: 'connected', route: 'relay' }]);
    // Of a negotiation that is over.
    happen(connected('00000000-0000-4000-8000-000000000009'));
    await settled();
    expect(outcomes()).toHaveLength(1);
  });

  it('goes an unknown way where the browser does not say', async () => {
    stats = null;
    happen(join, up, joined(), started(), opened, connected());
    await settled();
    expect(outcomes()).toEqual([{ type: 'negotiation', outcome: 'connected', route: 'unknown' }]);
  });

  it.each<[string[], string]>([
    [[], 'unknown'],
    [['host'], 'host'],
    [['host', 'srflx'], 'srflx'],
    [['relay', 'host', 'srflx'], 'relay'],
  ])(
    'is given up when a new one is asked for before there was a connection, with %j gathered',
    async (types, route) => {
      stats = new Map(
        types.map((candidateType, index) => [
          `${index}`,
          { id: `${index}`, type: 'local-candidate', candidateType },
        ]),
      ) as unknown as RTCStatsReport;
      happen(join, up, joined(), started(), opened);
      happen({ type: 'timer', timer: 'connect' });
      await settled();
      expect(outcomes()).toEqual([{ type: 'negotiation', outcome: 'gave_up', route }]);
    },
  );

  it('stays connected when the path is lost for good later', async () => {
    happen(join, up, joined(), started(), opened, connected());
    happen({ type: 'peer:closed', negotiationId: NEGOTIATION_ID });
    await settled();
    expect(outcomes().map((report) => 'outcome' in report && report.outcome)).toEqual(['connected']);
  });

  it('is not given up because the other person went away', () => {
    happen(join, up, joined(), started(), opened);
    happen({ type: 'other:left', reason: 'lost' }, { type: 'peer:closed', negotiationId: NEGOTIATION_ID });
    expect(outcomes()).toEqual([]);
  });
});
