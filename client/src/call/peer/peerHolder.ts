import type { IceConfig } from '@preproom/models/contract/room/ice';
import type { Signal } from '@preproom/models/contract/room/signalling';
import type { SendingLimits } from '../connectionQuality/levels.ts';
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
  /** Makes the peer of a negotiation that is expected to begin, and to be begun here: its offer is ready by then. */
  prepare(ice: IceConfig): void;
  dropPrepared(): void;
  open(negotiationId: string, isInitiator: boolean, ice: IceConfig | Promise<IceConfig>): Promise<void>;
  /** Drops the peer; the other person's last picture stays until `forgetStream` or the next one. */
  close(): void;
  signal(signal: Signal): void;
  setTracks(tracks: OutgoingTracks): void;
  limitSending(limits: SendingLimits): void;
  /** Null while there is no peer. */
  stats(): Promise<RTCStatsReport | null>;
  restartIce(): void;
  /** Over the peer itself; false while there is no way. */
  sendMessage(text: string): boolean;
  stream(): MediaStream | null;
  forgetStream(): void;
}

/** Holds the one peer of a call. What a dropped peer still says, or one that opens too late, reaches nobody. */
export function createPeerHolder(options: PeerHolderOptions): PeerHolder {
  const { openPeer, outgoing, limits, dispatch, onStream, onMessage } = options;
  let current: symbol | null = null;
  let peer: Peer | null = null;
  let stream: MediaStream | null = null;
  let prepared: PreparedPeer | null = null;

  const dropPrepared = () => {
    prepared?.drop();
    prepared = null;
  };

  /** What was prepared, if it is what is wanted. */
  const takePrepared = (isInitiator: boolean, ice: IceConfig) => {
    const taken = isInitiator && prepared?.ice === ice ? prepared : null;
    if (taken) prepared = null;
    else dropPrepared();
    return taken;
  };

  const setStream = (next: MediaStream | null) => {
    if (next === stream) return;
    stream = next;
    onStream(stream);
  };

  const setTracks = (tracks: OutgoingTracks) => {
    peer?.setTrack('audio', tracks.audio);
    peer?.setTrack('video', tracks.video);
    // How much a picture is scaled depends on its track.
    void peer?.limitSending(limits());
  };

  const listenerFor = (negotiationId: string, isCurrent: () => boolean): PeerListener => {
    const tell = (event: CallEvent) => {
      if (isCurrent()) dispatch(event);
    };
    return {
      onSignal: (signal) => tell({ type: 'peer:signal', negotiationId, signal }),
      onConnected: () => {
        if (isCurrent()) void peer?.limitSending(limits());
        tell({ type: 'peer:connected', negotiationId });
      },
      onDisconnected: () => tell({ type: 'peer:disconnected', negotiationId }),
      onStream: (next) => isCurrent() && setStream(next),
      onMessage: (text) => isCurrent() && onMessage(text),
      onClosed: () => tell({ type: 'peer:closed', negotiationId }),
    };
  };

  return {
    prepare: (ice) => {
      dropPrepared();
      prepared = preparePeer(openPeer, ice, outgoing());
    },
    dropPrepared,
    open: async (negotiationId, isInitiator, ice) => {
      const mine = Symbol();
      current = mine;
      const listener = listenerFor(negotiationId, () => current === mine);
      try {
        const servers = ice instanceof Promise ? await ice : ice;
        if (current !== mine) return;
        const ready = takePrepared(isInitiator, servers);
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
