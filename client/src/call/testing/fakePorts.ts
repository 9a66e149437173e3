import { AppError, type ErrorCode } from '@preproom/models/contract/http/errors';
import type { RequestName, RoomSnapshot, ServerEvent } from '@preproom/models/contract/room/signalling';
import type { Signal } from '@preproom/models/contract/room/signals';
import type { StatsEntry } from '../connectionQuality/linkStats.ts';
import type { SendingLimits } from '../core/levels.ts';
import type {
  OpenPeer,
  OpenSignalling,
  Peer,
  PeerOptions,
  SignallingConnection,
  SignallingListener,
  WatchNetwork,
} from '../core/ports.ts';
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

  emit(event: ServerEvent): void {
    this.listener.onEvent(event);
  }

  asked(name: RequestName): unknown[] {
    return this.requests.filter((request) => request.name === name).map(({ payload }) => payload);
  }
}

export class FakeSignalling {
  readonly connections: FakeConnection[] = [];
  snapshot: RoomSnapshot = snapshot();
  /** Refuses these requests; `not_in_room` until the room is joined again. */
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
    if (name === 'room:join') {
      const lasting = Object.entries(this.refusals).filter(([, code]) => code !== 'not_in_room');
      this.refusals = Object.fromEntries(lasting);
      return this.snapshot;
    }
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
  hasChannel = false;
  readonly messages: string[] = [];

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
  sendMessage = (text: string) => {
    if (this.hasChannel) this.messages.push(text);
    return this.hasChannel;
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

/** A device's network, which changes when told to. */
export class FakeNetwork {
  readonly watchers = new Set<() => void>();

  watch: WatchNetwork = (onChange) => {
    this.watchers.add(onChange);
    return () => this.watchers.delete(onChange);
  };

  change(): void {
    for (const watcher of this.watchers) watcher();
  }
}
