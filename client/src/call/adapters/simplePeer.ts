import type { Signal } from '@preproom/models/contract/signalling';
import type { Instance, SignalData } from 'simple-peer';
import type { OpenPeer, OutgoingTracks, Peer, PeerListener, PeerOptions, TrackKind } from '../ports.ts';
import { createPlaceholderTrack, type PlaceholderTrack } from './placeholderTrack.ts';
import { createSendingParameters } from './sendingParameters.ts';

const KINDS: readonly TrackKind[] = ['audio', 'video'];

/** Loads the library; the lobby calls this early, so that joining does not wait for it. */
export async function loadSimplePeer() {
  return (await import('simple-peer/simplepeer.min.js')).default;
}

/**
 * A WebRTC connection to the other person by simple-peer. Sound and picture are negotiated from the start, with placeholders
 * for what is missing: whatever is switched on, off or shared later only replaces a track.
 */
export const openSimplePeer: OpenPeer = async ({ isInitiator, ice, tracks, listener }) => {
  const SimplePeer = await loadSimplePeer();
  const peer = new SimplePeer({ initiator: isInitiator, trickle: true, config: peerConfig(ice) });
  try {
    return wire(peer, attachTracks(peer, tracks), listener);
  } catch (failure) {
    peer.destroy();
    throw failure;
  }
};

function peerConfig({ iceServers, relayOnly }: PeerOptions['ice']): RTCConfiguration {
  return { iceServers, iceTransportPolicy: relayOnly ? 'relay' : 'all' };
}

interface Outgoing {
  setTrack(kind: TrackKind, track: MediaStreamTrack | null): void;
  release(): void;
}

function attachTracks(peer: Instance, tracks: OutgoingTracks): Outgoing {
  const stream = new MediaStream();
  const placeholders: PlaceholderTrack[] = [];
  // simple-peer finds a sender by the track that was added first, whatever has replaced it since.
  const firstTracks = {} as Record<TrackKind, MediaStreamTrack>;
  const setTrack = (kind: TrackKind, track: MediaStreamTrack | null) => {
    // Null is fine for the browser and for simple-peer; only the typings do not know it.
    peer.replaceTrack(firstTracks[kind], track as MediaStreamTrack, stream);
  };
  for (const kind of KINDS) {
    const track = tracks[kind];
    const placeholder = track ? null : createPlaceholderTrack(kind);
    if (placeholder) placeholders.push(placeholder);
    firstTracks[kind] = (track ?? placeholder?.track) as MediaStreamTrack;
    peer.addTrack(firstTracks[kind], stream);
    if (placeholder) setTrack(kind, null);
  }
  const release = () => {
    for (const placeholder of placeholders) placeholder.release();
  };
  return { setTrack, release };
}

function wire(peer: Instance, outgoing: Outgoing, listener: PeerListener): Peer {
  let isDropped = false;
  let hasConnected = false;
  let awaitsAnswer = false;
  const hear = (tell: () => void) => {
    if (!isDropped) tell();
  };

  peer.on('signal', (data) => hear(() => listener.onSignal(data as unknown as Signal)));
  peer.on('stream', (stream) => hear(() => listener.onStream(stream)));
  peer.on('signalingStateChange', (state: string) => {
    awaitsAnswer = state === 'have-local-offer';
  });
  peer.on('connect', () => {
    hasConnected = true;
    hear(listener.onConnected);
  });
  peer.on('iceStateChange', (state: string) => {
    if (!hasConnected) return;
    if (state === 'connected' || state === 'completed') hear(listener.onConnected);
    if (state === 'disconnected') hear(listener.onDisconnected);
  });
  // Every error is followed by 'close'; an ordinary hang-up of the other side comes as an error, too.
  peer.on('error', () => {});
  peer.on('close', () => {
    outgoing.release();
    hear(listener.onClosed);
  });

  const limitSending = createSendingParameters(connectionOf(peer));
  const isAlive = () => !isDropped && !peer.destroyed;
  return {
    signal: (signal) => {
      if (signal.type === 'answer') {
        // An answer that comes twice is an error to the browser, and simple-peer would give up.
        if (!awaitsAnswer) return;
        awaitsAnswer = false;
      }
      if (isAlive()) peer.signal(signal as SignalData);
    },
    setTrack: (kind, track) => {
      if (isAlive()) outgoing.setTrack(kind, track);
    },
    limitSending: async (limits) => {
      if (isAlive()) await limitSending(limits);
    },
    stats: () => connectionOf(peer).getStats(),
    restartIce: () => {
      if (isAlive()) restartIce(peer);
    },
    destroy: () => {
      isDropped = true;
      peer.destroy();
    },
  };
}

/** simple-peer has no ICE restart of its own (feross/simple-peer#579); a new offer after restartIce() is one. */
function restartIce(peer: Instance): void {
  connectionOf(peer).restartIce();
  (peer as Instance & { negotiate(): void }).negotiate();
}

/** The library's own connection: it offers neither statistics nor limits nor an ICE restart. */
function connectionOf(peer: Instance): RTCPeerConnection {
  return (peer as Instance & { _pc: RTCPeerConnection })._pc;
}
