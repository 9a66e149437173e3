import { AppError, type ErrorCode } from '@preproom/models/contract/errors';
import type { LineStoryPart } from '@preproom/models/contract/lineStory';
import type { DataSaver, RequestName, RoomSnapshot, Signal } from '@preproom/models/contract/signalling';
import type { SendingLimits } from '../line/levels.ts';
import type { DataSaverChoice, LinePorts } from '../line/lineKeeper.ts';
import type { StatsEntry } from '../line/linkStats.ts';
import type {
  DeviceWish,
  Fact,
  MediaPort,
  OpenPeer,
  OpenSignalling,
  Peer,
  PeerOptions,
  SignallingConnection,
  SignallingListener,
} from '../ports.ts';
import { DeviceError, type DeviceProblem } from '../ports.ts';
import { chatMessage, snapshot } from './roomFixtures.ts';

interface Request {
  name: RequestName;
  payload: unknown;
}

/** One connection to a signalling service that answers as told. */
export class FakeConnection implements SignallingConnection {
  readonly listener: SignallingListener;
  readonly requests: Request[] = [];
  isClosed = false;
  isUp = false;
  private readonly answers: FakeSignalling;

  constructor(listener: SignallingListener, answers: FakeSignalling) {
    this.listener = listener;
    this.answers = answers;
  }

  ask: SignallingConnection['ask'] = async (name, payload) => {
    if (!this.isUp || this.isClosed) throw new AppError('unavailable');
    this.requests.push({ name, payload });
    return (await this.answers.answer(name, payload)) as never;
  };

  close = () => {
    this.isClosed = true;
  };

  up(): void {
    this.isUp = true;
    this.listener.onUp();
  }

  down(): void {
    this.isUp = false;
    this.listener.onDown();
  }

  tell(fact: Fact): void {
    this.listener.onFact(fact);
  }

  asked(name: RequestName): unknown[] {
    return this.requests.filter((request) => request.name === name).map(({ payload }) => payload);
  }
}

export class FakeSignalling {
  readonly connections: FakeConnection[] = [];
  snapshot: RoomSnapshot = snapshot();
  /** Refuses these requests. */
  refusals: Partial<Record<RequestName, ErrorCode>> = {};
  /** When set, joins are answered once it resolves. */
  holdJoin: Promise<void> | null = null;

  open: OpenSignalling = (listener) => {
    const connection = new FakeConnection(listener, this);
    this.connections.push(connection);
    return connection;
  };

  get last(): FakeConnection {
    const connection = this.connections.at(-1);
    if (!connection) throw new Error('no connection was opened');
    return connection;
  }

  async answer(name: RequestName, payload: unknown): Promise<unknown> {
    if (name === 'room:join') await this.holdJoin;
    const refusal = this.refusals[name];
    if (refusal) throw new AppError(refusal);
    if (name === 'room:join') return this.snapshot;
    if (name === 'chat:send') return chatMessage({ ...(payload as object), from: this.snapshot.self._id });
    return name === 'readings:send' ? { lastSeq: 3, duplicate: false } : {};
  }
}

export class FakePeer implements Peer {
  readonly options: PeerOptions;
  readonly signals: Signal[] = [];
  readonly tracks: Record<string, MediaStreamTrack | null> = {};
  isDestroyed = false;
  /** All that it was held to, the last one counts. */
  readonly limits: SendingLimits[] = [];
  report = new Map<string, StatsEntry>() as unknown as RTCStatsReport;
  iceRestarts = 0;

  constructor(options: PeerOptions) {
    this.options = options;
    Object.assign(this.tracks, options.tracks);
  }

  signal = (signal: Signal) => this.signals.push(signal);
  setTrack: Peer['setTrack'] = (kind, track) => {
    this.tracks[kind] = track;
  };
  limitSending = async (limits: SendingLimits) => {
    this.limits.push(limits);
  };
  stats = async () => this.report;
  restartIce = () => {
    this.iceRestarts += 1;
  };
  destroy = () => {
    this.isDestroyed = true;
  };
}

export class FakePeers {
  readonly opened: FakePeer[] = [];
  /** When set, no peer can be made. */
  problem: Error | null = null;

  open: OpenPeer = async (options) => {
    if (this.problem) throw this.problem;
    const peer = new FakePeer(options);
    this.opened.push(peer);
    return peer;
  };

  get alive(): FakePeer[] {
    return this.opened.filter((peer) => !peer.isDestroyed);
  }

  get last(): FakePeer {
    const peer = this.opened.at(-1);
    if (!peer) throw new Error('no peer was opened');
    return peer;
  }
}

/** Keeps what is stored in memory. */
export class FakeLinePorts implements LinePorts {
  readonly partId = '00000000-0000-4000-8000-0000000000aa';
  readonly stories: LineStoryPart[] = [];
  choice: DataSaver = 'off';
  dataSaver: DataSaverChoice = {
    load: () => this.choice,
    save: (choice) => {
      this.choice = choice;
    },
  };

  keepStory = async (_roomid: string, part: LineStoryPart) => {
    this.stories.push(part);
  };
}

/** As much of a MediaStreamTrack as the call uses. */
export class FakeTrack extends EventTarget {
  readonly kind: 'audio' | 'video';
  readonly id: string;
  readonly label: string;
  enabled = true;
  readyState: 'live' | 'ended' = 'live';

  constructor(kind: 'audio' | 'video', id: string) {
    super();
    this.kind = kind;
    this.id = id;
    this.label = id;
  }

  stop(): void {
    this.readyState = 'ended';
  }

  /** Unplugged, or stopped by the browser. */
  end(): void {
    this.stop();
    this.dispatchEvent(new Event('ended'));
  }
}

export class FakeMedia implements MediaPort {
  readonly tracks: FakeTrack[] = [];
  readonly watchers = new Set<() => void>();
  problems: { microphone?: DeviceProblem; camera?: DeviceProblem } = {};
  /** When set, devices open once it resolves. */
  hold: Promise<void> | null = null;

  openDevices = async (wish: DeviceWish) => {
    await this.hold;
    for (const kind of ['microphone', 'camera'] as const) {
      const problem = this.problems[kind];
      if (kind in wish && problem) throw new DeviceError(problem);
    }
    const opened: MediaStreamTrack[] = [];
    if ('microphone' in wish) opened.push(this.newTrack('audio', wish.microphone ?? 'microphone'));
    if ('camera' in wish) opened.push(this.newTrack('video', wish.camera ?? 'camera'));
    return opened;
  };

  openScreen = async () => this.newTrack('video', 'screen');
  listDevices = async () => ({ microphone: [], camera: [{ id: 'c1', label: 'c1' }], speaker: [] });

  onDeviceChange = (listener: () => void) => {
    this.watchers.add(listener);
    return () => this.watchers.delete(listener);
  };

  get live(): FakeTrack[] {
    return this.tracks.filter(({ readyState }) => readyState === 'live');
  }

  private newTrack(kind: 'audio' | 'video', name: string): MediaStreamTrack {
    const track = new FakeTrack(kind, `${name}-${this.tracks.length}`);
    this.tracks.push(track);
    return track as unknown as MediaStreamTrack;
  }
}
