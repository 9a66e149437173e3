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
  const held: ((to: PeerListener) => void)[] = [];
  const pass = (notify: (to: PeerListener) => void) => {
    if (listener) notify(listener);
    else held.push(notify);
  };
  const peer = openPeer({
    isInitiator: true,
    ice,
    tracks,
    listener: {
      onSignal: (signal) => pass((to) => to.onSignal(signal)),
      onConnected: () => pass((to) => to.onConnected()),
      onDisconnected: () => pass((to) => to.onDisconnected()),
      onStream: (stream) => pass((to) => to.onStream(stream)),
      onMessage: (text) => pass((to) => to.onMessage(text)),
      onClosed: () => pass((to) => to.onClosed()),
    },
  });
  // Avoids an unhandled rejection if it is never used.
  peer.catch(() => {});
  return {
    ice,
    peer,
    listen: (to) => {
      listener = to;
      for (const notify of held.splice(0)) notify(to);
    },
    drop: () =>
      void peer.then(
        (made) => made.destroy(),
        () => {},
      ),
  };
}
