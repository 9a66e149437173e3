import type { IceConfig } from '@preproom/models/contract/room/ice';
import type { BatchStored, ReadingBatch } from '@preproom/models/contract/room/readings';
import type { SessionSide } from '@preproom/models/contract/room/sessions';
import { INITIATOR, type MediaState, PROTOCOL_VERSION } from '@preproom/models/contract/room/signalling';
import type { TimerClock } from '../lib/clock.ts';
import { createObservable, type Readable } from '../lib/observable.ts';
import { createCallReporter } from './callReport.ts';
import type { OpenPeer, OpenSignalling, WatchNetwork } from './core/ports.ts';
import { createTimers } from './core/timers.ts';
import { createLineKeeper, type LineKeeper, type LinePorts } from './line/lineKeeper.ts';
import { callMachine, IDLE } from './machine/callMachine.ts';
import type { CallEffect, CallEvent, CallState, TimerName } from './machine/callState.ts';
import { isInRoom } from './machine/callState.ts';
import { factEvent } from './machine/factEvent.ts';
import { type LocalMedia, type MediaChoice, mediaChoice, switchedOn } from './media/localMedia.ts';
import { createMediaSync } from './media/mediaSync.ts';
import { readSignal, writeSignal } from './peer/channelSignals.ts';
import { createIceSource } from './peer/iceSource.ts';
import { createPace } from './peer/pace.ts';
import { createPeerHolder } from './peer/peerHolder.ts';
import { type ChatEntry, createChat } from './signalling/chat.ts';
import { createRoomConnection } from './signalling/roomConnection.ts';

/** Which room, and from which tab. */
export interface RoomPlace {
  roomid: string;
  side: SessionSide;
  tabId: string;
  ice: IceConfig;
}

export interface CallView {
  call: CallState;
  chat: ChatEntry[];
  /** Changes with every new stream of the other person; null when there is none. */
  remoteStreamId: string | null;
  /** A frame of that stream has been shown. */
  hasPicture: boolean;
}

export interface CallSession extends Readable<CallView> {
  /** In the lobby: connects to the service, so that joining is one request and its answer. */
  warm(): void;
  join(place: RoomPlace): void;
  /** Joins from here although another tab holds the place. */
  takeOver(): void;
  rejoin(): void;
  leave(): void;
  /** In the room: connects by these ICE servers from now on, and at once where there is no connection. */
  changeIce(ice: IceConfig): void;
  /** Ends the interview for both. Throws AppError. */
  endInterview(): Promise<void>;
  sendChat(text: string): void;
  /** Stores one batch of readings. Throws AppError; `unavailable` while the socket is away. */
  sendReadings(batch: ReadingBatch): Promise<BatchStored>;
  remoteStream(): MediaStream | null;
  /** The other person's picture shows, for the first time or again. */
  noteFrame(): void;
  /** How the line is, was, and how much of it is used. */
  line: LineKeeper;
}

export interface CallPorts {
  openSignalling: OpenSignalling;
  openPeer: OpenPeer;
  clock: TimerClock;
  media: LocalMedia;
  line: LinePorts;
  newId(): string;
  watchNetwork: WatchNetwork;
  /** Fresh ICE servers from the API. Throws when they cannot be had. */
  getIce(roomid: string): Promise<IceConfig>;
}

/** Half of what the service takes of one person, so that no two spans are too much for it; several negotiations fit in. */
const SIGNALS_AT_MOST = 150;
const SIGNALS_SPAN_MS = 10_000;

type EffectRunners = {
  [Type in CallEffect['type']]: (effect: Extract<CallEffect, { type: Type }>) => void;
};

const NO_STREAM = { remoteStreamId: null, hasPicture: false } as const;

/** Runs one call: events of the outside world go into the machine, its effects out through the ports. */
export function createCallSession(ports: CallPorts): CallSession {
  const { clock, media } = ports;
  const view = createObservable<CallView>({ call: IDLE, chat: [], ...NO_STREAM });
  let place: RoomPlace | null = null;
  const state = (): MediaState => ({ ...switchedOn(media.get()), ...line.told() });
  // What was switched on when the call was left, to be opened again at a rejoin.
  let lastChoice: MediaChoice | null = null;
  let stopWatching: (() => void) | null = null;
  const ice = createIceSource(ports);

  const dispatch = createQueue<CallEvent>((event) => {
    const step = callMachine(view.get().call, event);
    const { state, effects } = step;
    if (state !== view.get().call) view.change({ call: state });
    if (!isInRoom(state) || state.status === 'waiting') peer.forgetStream();
    const expectsNegotiation = state.status === 'joining' || state.status === 'connecting';
    if (!expectsNegotiation || event.type === 'network:changed') peer.dropPrepared();
    line.observe(state);
    reporter.note(event, step);
    for (const effect of effects) run(effect);
  });

  const peer = createPeerHolder({
    openPeer: ports.openPeer,
    outgoing: media.outgoing,
    limits: () => line.limits(),
    dispatch,
    onStream: (stream) => view.change({ ...NO_STREAM, remoteStreamId: stream?.id ?? null }),
    onMessage: (text) => {
      const signal = readSignal(text);
      if (signal) dispatch({ type: 'signal:received', ...signal });
    },
  });

  const room = createRoomConnection(ports.openSignalling, {
    onUp: () => dispatch({ type: 'signalling:up' }),
    onDown: () => {
      chat.pause();
      mediaSync.pause();
      dispatch({ type: 'signalling:down' });
    },
    onRefused: (code) => dispatch({ type: 'signalling:refused', code }),
    onJoined: (snapshot) => {
      dispatch({ type: 'joined', snapshot, atMs: clock.now() });
      chat.merge(snapshot.chat);
      chat.resume();
      mediaSync.resume(told);
    },
    onJoinRefused: (code) => dispatch({ type: 'join:refused', code }),
    onFact: (fact) => {
      if (fact.name === 'chat:sent') chat.merge([fact.payload]);
      const event = factEvent(fact, selfId());
      if (event) dispatch(event);
    },
  });

  const chat = createChat({
    clock,
    newId: ports.newId,
    send: (message) => room.ask('chat:send', message),
    onChange: (entries) => view.change({ chat: entries }),
  });

  const mediaSync = createMediaSync({
    media,
    clock,
    onTracks: peer.setTracks,
    state,
    tell: async (change) => {
      await room.ask('media:change', change);
    },
  });

  const line = createLineKeeper({
    clock,
    media,
    ports: ports.line,
    stats: peer.stats,
    onLimits: peer.limitSending,
    onTold: mediaSync.refresh,
  });
  let told = state();

  const reporter = createCallReporter({
    clock,
    // What cannot be told now is not worth telling later.
    send: (report) => void room.ask('call:report', report).catch(noop),
    stats: peer.stats,
  });

  const fitsPace = createPace(clock, SIGNALS_AT_MOST, SIGNALS_SPAN_MS);
  const timers = createTimers<TimerName>(clock, (timer) => dispatch({ type: 'timer', timer }));

  const inRoom = () => {
    const { call } = view.get();
    return isInRoom(call) ? call : null;
  };
  const selfId = () => inRoom()?.room.self._id ?? null;
  const serverNow = () => clock.now() + (inRoom()?.room.clockOffsetMs ?? 0);

  /** While the service is asked: making a peer and its offer takes a phone as long as the answer. */
  const preparePeer = (side: SessionSide) => {
    const servers = ice.current(serverNow());
    if (side === INITIATOR && !(servers instanceof Promise)) peer.prepare(servers);
  };

  const runners: EffectRunners = {
    openSignalling: () => {
      room.open();
      mediaSync.start();
      stopWatching ??= ports.watchNetwork(() => dispatch({ type: 'network:changed' }));
      if (place) line.start(place.roomid);
    },
    closeSignalling: () => {
      chat.pause();
      mediaSync.stop();
      line.stop();
      room.close();
      stopWatching?.();
      stopWatching = null;
    },
    join: ({ takeOver, negotiationId }) => {
      if (!place) return;
      const { roomid, tabId } = place;
      told = state();
      void room.join({ roomid, tabId, takeOver, negotiationId, media: told, protocol: PROTOCOL_VERSION });
      if (view.get().call.status === 'joining') preparePeer(place.side);
    },
    sendLeave: room.sayLeave,
    // Both ways at once, where there are two: whether the service still answers shows too late. Twice is harmless, and a signal
    // or request that is lost shows as a negotiation that does not get there in time. The other side can make us say much: more
    // than the service takes of us would have us put out.
    sendSignal: ({ negotiationId, signal }) => {
      peer.sendMessage(writeSignal({ negotiationId, signal }));
      if (inRoom()?.signalling === 'joined' && fitsPace()) {
        void room.ask('signal:send', { negotiationId, signal }).catch(noop);
      }
    },
    restartNegotiation: ({ negotiationId }) =>
      void room.ask('negotiation:restart', { negotiationId }).catch(noop),
    openPeer: ({ negotiationId, isInitiator }) =>
      void peer.open(negotiationId, isInitiator, ice.current(serverNow())),
    closePeer: peer.close,
    signalPeer: ({ signal }) => peer.signal(signal),
    restartIce: peer.restartIce,
    startTimer: ({ timer, ms }) => timers.start(timer, ms),
    stopTimers: ({ except }) => timers.stopAll(except),
    releaseMedia: () => {
      lastChoice = mediaChoice(media.get());
      media.stop();
    },
  };

  const run = (effect: CallEffect) => (runners[effect.type] as (effect: CallEffect) => void)(effect);

  const join = (takeOver: boolean) => {
    if (lastChoice) void media.start(lastChoice);
    lastChoice = null;
    dispatch({ type: 'join', takeOver });
  };

  return {
    get: view.get,
    subscribe: view.subscribe,
    join: (chosen) => {
      place = chosen;
      ice.use(chosen.roomid, chosen.ice);
      join(false);
    },
    takeOver: () => join(true),
    rejoin: () => join(false),
    warm: () => {
      if (view.get().call === IDLE) room.warm();
    },
    leave: () => {
      if (view.get().call === IDLE) room.close();
      dispatch({ type: 'leave' });
    },
    changeIce: (chosen) => {
      if (place) ice.use(place.roomid, chosen);
      dispatch({ type: 'ice:changed' });
    },
    endInterview: async () => {
      await room.ask('session:end', {});
    },
    sendChat: (text) => {
      const call = inRoom();
      if (call) chat.write(text, call.room.self._id, serverNow());
    },
    sendReadings: (batch) => room.ask('readings:send', batch),
    remoteStream: peer.stream,
    noteFrame: () => {
      view.change({ hasPicture: true });
      reporter.noteFrame();
    },
    line,
  };
}

/** Handles one item after the other, also when handling one brings the next. */
function createQueue<Item>(handle: (item: Item) => void): (item: Item) => void {
  const items: Item[] = [];
  let isRunning = false;
  return (item) => {
    items.push(item);
    if (isRunning) return;
    isRunning = true;
    try {
      for (let next = items.shift(); next !== undefined; next = items.shift()) handle(next);
    } finally {
      isRunning = false;
    }
  };
}

function noop(): void {}
