import type { IceConfig } from '@preproom/models/contract/room/ice';
import type { Signal } from '@preproom/models/contract/room/signals';
import type { SendingLimits } from '../core/levels.ts';
import type { OpenPeer, OutgoingTracks, Peer, PeerListener } from '../core/ports.ts';
import type { CallEvent } from '../machine/callState.ts';
import { type PreparedPeer, preparePeer } from './preparedPeer.ts';

interface PeerHolderOptions {
  openPeer: OpenPeer;
  outgoing(): OutgoingTracks;
  limits(): SendingLimits;
  dispatch(event: CallEvent): void;
  onStream(stream: MediaStream | null): void;
  onMessage(text: string): void;
}

export interface PeerHolder {
  /** Creates the peer of an expected negotiation in advance, as its initiator, so that its offer is ready in time. */
  prepare(ice: IceConfig): void;
  dropPrepared(): void;
  open(negotiationId: string, isInitiator: boolean, ice: IceConfig | Promise<IceConfig>): Promise<void>;
  /** Destroys the peer; the last remote stream stays until `forgetStream` or the next one. */
  close(): void;
  signal(signal: Signal): void;
  setTracks(tracks: OutgoingTracks): void;
  limitSending(limits: SendingLimits): void;
  /** Null while there is no peer. */
  stats(): Promise<RTCStatsReport | null>;
  restartIce(): void;
  /** Over the peer's data channel; false while it is not open. */
  sendMessage(text: string): boolean;
  stream(): MediaStream | null;
  forgetStream(): void;
}

/** Owns the one peer of a call. Events of a replaced peer, or of one that opened too late, are dropped. */
export function createPeerHolder(options: PeerHolderOptions): PeerHolder {
  const { openPeer, outgoing, limits, dispatch, onStream, onMessage } = options;
  let current: symbol | null = null;
  let peer: Peer | null = null;
  let stream: MediaStream | null = null;
  const prepared = createPreparedSlot();

  const setStream = (next: MediaStream | null) => {
    if (next === stream) return;
    stream = next;
    onStream(stream);
  };

  const setTracks = (tracks: OutgoingTracks) => {
    peer?.setTrack('audio', tracks.audio);
    peer?.setTrack('video', tracks.video);
    peer?.setTrack('face', tracks.face);
    // How far the picture is scaled down depends on the track's own size.
    void peer?.limitSending(limits());
  };

  const listenerFor = (negotiationId: string, isCurrent: () => boolean): PeerListener => {
    const send = (event: CallEvent) => {
      if (isCurrent()) dispatch(event);
    };
    return {
      onSignal: (signal) => send({ type: 'peer:signal', negotiationId, signal }),
      onConnected: () => {
        if (isCurrent()) void peer?.limitSending(limits());
        send({ type: 'peer:connected', negotiationId });
      },
      onDisconnected: () => send({ type: 'peer:disconnected', negotiationId }),
      onStream: (next) => isCurrent() && setStream(next),
      onMessage: (text) => isCurrent() && onMessage(text),
      onClosed: () => send({ type: 'peer:closed', negotiationId }),
    };
  };

  return {
    prepare: (ice) => prepared.set(preparePeer(openPeer, ice, outgoing())),
    dropPrepared: prepared.drop,
    open: async (negotiationId, isInitiator, ice) => {
      const mine = Symbol();
      current = mine;
      const listener = listenerFor(negotiationId, () => current === mine);
      try {
        const servers = ice instanceof Promise ? await ice : ice;
        if (current !== mine) return;
        const ready = prepared.take(isInitiator, servers);
        const making = ready?.peer ?? openPeer({ isInitiator, ice: servers, tracks: outgoing(), listener });
        const opened = await making;
        if (current !== mine) return opened.destroy();
        peer = opened;
        setTracks(outgoing());
        dispatch({ type: 'peer:opened', negotiationId });
        ready?.listen(listener);
      } catch {
        listener.onClosed();
      }
    },
    close: () => {
      current = null;
      peer?.destroy();
      peer = null;
    },
    signal: (signal) => peer?.signal(signal),
    setTracks,
    limitSending: (wanted) => void peer?.limitSending(wanted),
    stats: async () => (await peer?.stats()) ?? null,
    restartIce: () => peer?.restartIce(),
    sendMessage: (text) => peer?.sendMessage(text) ?? false,
    stream: () => stream,
    forgetStream: () => setStream(null),
  };
}

/** At most one prepared peer, until it is used or dropped. */
function createPreparedSlot() {
  let prepared: PreparedPeer | null = null;
  const drop = () => {
    prepared?.drop();
    prepared = null;
  };
  return {
    drop,
    set: (next: PreparedPeer) => {
      drop();
      prepared = next;
    },
    /** The prepared peer if it fits this negotiation; otherwise it is dropped. */
    take: (isInitiator: boolean, ice: IceConfig): PreparedPeer | null => {
      const taken = isInitiator && prepared?.ice === ice ? prepared : null;
      if (taken) prepared = null;
      else drop();
      return taken;
    },
  };
}
