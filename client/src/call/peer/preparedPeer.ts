import type { IceConfig } from '@preproom/models/contract/room/ice';
import type { OpenPeer, OutgoingTracks, Peer, PeerListener } from '../core/ports.ts';

/** A peer created before its negotiation begins. Its offer is held until then. */
export interface PreparedPeer {
  ice: IceConfig;
  /** Rejects when no peer can be created. */
  peer: Promise<Peer>;
  /** Passes the events held so far to the listener, and later ones directly. */
  listen(listener: PeerListener): void;
  drop(): void;
}

export function preparePeer(openPeer: OpenPeer, ice: IceConfig, tracks: OutgoingTracks): PreparedPeer {
  let listener: PeerListener | null = null;
  const said: ((to: PeerListener) => void)[] = [];
  const hear = (tell: (to: PeerListener) => void) => {
    if (listener) tell(listener);
    else said.push(tell);
  };
  const peer = openPeer({
    isInitiator: true,
    ice,
    tracks,
    listener: {
      onSignal: (signal) => hear((to) => to.onSignal(signal)),
      onConnected: () => hear((to) => to.onConnected()),
      onDisconnected: () => hear((to) => to.onDisconnected()),
      onStream: (stream) => hear((to) => to.onStream(stream)),
      onMessage: (text) => hear((to) => to.onMessage(text)),
      onClosed: () => hear((to) => to.onClosed()),
    },
  });
  // Avoids an unhandled rejection if it is never used.
  peer.catch(() => {});
  return {
    ice,
    peer,
    listen: (to) => {
      listener = to;
      for (const tell of said.splice(0)) tell(to);
    },
    drop: () =>
      void peer.then(
        (made) => made.destroy(),
        () => {},
      ),
  };
}
