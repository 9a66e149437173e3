import type { IceConfig } from '@preproom/models/contract/room/ice';
import type { OpenPeer, OutgoingTracks, Peer, PeerListener } from '../core/ports.ts';

/** A peer that is made before the negotiation that it is for has begun; its offer waits with it. */
export interface PreparedPeer {
  ice: IceConfig;
  /** Rejects when no peer can be made. */
  peer: Promise<Peer>;
  /** Tells the listener all that the peer has said, and goes on with what it says. */
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
  // Perhaps nobody ever asks for it.
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
