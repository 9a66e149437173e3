import { LIVE_TOPICS, type MediaState } from '@preproom/models/contract/room/signalling';
import type { Observable } from '../lib/observable.ts';
import type { CallPorts, CallView } from './callPorts.ts';
import { createCallReporter } from './callReport.ts';
import { createConnectionMonitor } from './connectionQuality/connectionMonitor.ts';
import { type CallEvent, isInRoom } from './machine/callState.ts';
import { toCallEvent } from './machine/toCallEvent.ts';
import { switchedOn } from './media/localMedia.ts';
import { createMediaSync } from './media/mediaSync.ts';
import { readSignal } from './peer/channelSignals.ts';
import { createIceSource } from './peer/iceSource.ts';
import { createPeerHolder, type PeerHolder } from './peer/peerHolder.ts';
import { createChat } from './signalling/chat.ts';
import { createCodeChannel } from './signalling/codeChannel.ts';
import { createRoomConnection, type RoomConnection } from './signalling/roomConnection.ts';

const NO_STREAM = { remoteStreamId: null, hasPicture: false } as const;

export type CallParts = ReturnType<typeof wireCall>;

/** Creates the parts of one call and connects them. Their news goes to `view` or, as an event, to `dispatch`. */
export function wireCall(ports: CallPorts, view: Observable<CallView>, dispatch: (event: CallEvent) => void) {
  const { clock, media } = ports;
  const inRoom = () => {
    const { call } = view.get();
    return isInRoom(call) ? call : null;
  };

  const peer = createPeerHolder({
    openPeer: ports.openPeer,
    outgoing: media.outgoing,
    limits: () => connectionMonitor.limits(),
    dispatch,
    onStream: (stream) => view.change({ ...NO_STREAM, remoteStreamId: stream?.id ?? null }),
    onMessage: (text) => {
      if (code.takePeerMessage(text)) return;
      const signal = readSignal(text);
      if (signal) dispatch({ type: 'signal:received', ...signal });
    },
  });

  const room = createRoomConnection(ports.openSignalling, {
    onUp: () => dispatch({ type: 'signalling:up' }),
    onDown: () => {
      chat.pause();
      code.down();
      mediaSync.pause();
      dispatch({ type: 'signalling:down' });
    },
    onRefused: (code) => dispatch({ type: 'signalling:refused', code }),
    onSeatLost: () => dispatch({ type: 'seat:lost' }),
    onJoined: (snapshot) => {
      // Events about this person's data may have been missed.
      if (inRoom()) ports.onDataChanged(LIVE_TOPICS);
      dispatch({ type: 'joined', snapshot, atMs: clock.now() });
      chat.merge(snapshot.chat);
      chat.resume();
      code.joined(snapshot.codeSeq);
      mediaSync.resume();
    },
    onJoinRefused: (code) => dispatch({ type: 'join:refused', code }),
    onEvent: (serverEvent) => {
      if (serverEvent.name === 'chat:sent') chat.merge([serverEvent.payload]);
      if (serverEvent.name === 'code:stored') code.stored(serverEvent.payload);
      if (serverEvent.name === 'data:changed') ports.onDataChanged(serverEvent.payload.topics);
      const event = toCallEvent(serverEvent, inRoom()?.room.self._id ?? null);
      if (event) dispatch(event);
    },
  });

  const chat = createChat({
    clock,
    newId: ports.newId,
    send: (message) => room.ask('chat:send', message),
    onChange: (entries) => view.change({ chat: entries }),
  });

  const code = createCodeChannel({
    send: (batch) => room.ask('code:send', batch),
    read: (after) => room.ask('code:read', { after }),
    sendToPeer: peer.sendMessage,
    onCode: () => {
      if (!view.get().hasCode) view.change({ hasCode: true });
    },
  });

  const { connectionMonitor, mediaSync, stateForJoin } = wireOwnMedia(ports, peer, room, dispatch);

  const reporter = createCallReporter({
    clock,
    // Not resent: a late report is worthless.
    send: (report) => void room.ask('call:report', report).catch(() => undefined),
    stats: peer.stats,
  });

  return {
    peer,
    room,
    chat,
    code,
    connectionMonitor,
    mediaSync,
    reporter,
    ice: createIceSource(ports),
    /** The call while this person is in the room; null otherwise. */
    inRoom,
    /** Milliseconds since the epoch by the server's clock. */
    serverNow: () => clock.now() + (inRoom()?.room.clockOffsetMs ?? 0),
    stateForJoin,
  };
}

/** What this side sends, and what the other side is told about it. */
function wireOwnMedia(
  ports: CallPorts,
  peer: PeerHolder,
  room: RoomConnection,
  dispatch: (event: CallEvent) => void,
) {
  const { clock, media } = ports;
  const connectionMonitor = createConnectionMonitor({
    clock,
    media,
    ports: ports.connectionMonitor,
    stats: peer.stats,
    onLimits: peer.limitSending,
    onSendingState: () => mediaSync.refresh(),
    onSilence: (isSilent, negotiationId) =>
      dispatch({ type: isSilent ? 'peer:silent' : 'peer:heard', negotiationId }),
  });

  const ownState = (): MediaState => ({ ...switchedOn(media.get()), ...connectionMonitor.sendingState() });
  let joinedWith = ownState();

  const mediaSync = createMediaSync({
    media,
    clock,
    onTracks: peer.setTracks,
    state: ownState,
    send: async (change) => {
      await room.ask('media:change', change);
    },
  });

  return {
    connectionMonitor,
    mediaSync: { ...mediaSync, resume: () => mediaSync.resume(joinedWith) },
    /** The media state to join with. After the join, only differences from it are sent. */
    stateForJoin: (): MediaState => {
      joinedWith = ownState();
      return joinedWith;
    },
  };
}
