import type { Instance, SignalData } from 'simple-peer';
import type { OpenPeer, OutgoingTracks, Peer, PeerListener, PeerOptions, TrackKind } from '../core/ports.ts';
import { createAttempts, type PeerSignal } from '../peer/attempts.ts';
import { createPlaceholderTrack, type PlaceholderTrack } from './placeholderTrack.ts';
import { createSendingParameters } from './sendingParameters.ts';

const KINDS: readonly TrackKind[] = ['audio', 'video'];

type Library = typeof import('simple-peer');
let library: Library | null = null;

async function loadSimplePeer(): Promise<Library> {
  library = (await import('simple-peer/simplepeer.min.js')).default;
  return library;
}

/** In the lobby: has the library loaded and the browser's own codecs found, so that joining does not wait for either. */
export async function warmSimplePeer(): Promise<void> {
  await loadSimplePeer();
  const trial = new RTCPeerConnection();
  for (const kind of KINDS) trial.addTransceiver(kind);
  await trial.createOffer();
  trial.close();
}

/**
 * A WebRTC connection to the other person by simple-peer. Sound and picture are negotiated from the start, with placeholders
 * for what is missing: whatever is switched on, off or shared later only replaces a track.
 */
export const openSimplePeer: OpenPeer = async ({ isInitiator, ice, tracks, listener }) => {
  // Once it is loaded the connection is made at once, before anything else that the page has to do.
  const SimplePeer = library ?? (await loadSimplePeer());
  // In object mode a message arrives as it was sent: one text.
  const options = { initiator: isInitiator, trickle: true, objectMode: true, config: peerConfig(ice) };
  const peer = new SimplePeer(options);
  try {
    return wire(peer, isInitiator, attachTracks(peer, tracks), listener);
  } catch (failure) {
    peer.destroy();
    throw failure;
  }
};

function peerConfig({ iceServers, relayOnly }: PeerOptions['ice']): RTCConfiguration {
  // One path for sound, picture and messages: a third of the candidates to find, tell and try.
  return { iceServers, iceTransportPolicy: relayOnly ? 'relay' : 'all', bundlePolicy: 'max-bundle' };
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
  const sent: Partial<OutgoingTracks> = {};
  const setTrack = (kind: TrackKind, track: MediaStreamTrack | null) => {
    if (sent[kind] === track) return;
    sent[kind] = track;
    // Null is fine for the browser and for simple-peer; only the typings do not know it.
    peer.replaceTrack(firstTracks[kind], track as MediaStreamTrack, stream);
  };
  for (const kind of KINDS) {
    const track = tracks[kind];
    const placeholder = track ? null : createPlaceholderTrack(kind);
    if (placeholder) placeholders.push(placeholder);
    firstTracks[kind] = (track ?? placeholder?.track) as MediaStreamTrack;
    peer.addTrack(firstTracks[kind], stream);
    sent[kind] = firstTracks[kind];
    if (placeholder) setTrack(kind, null);
  }
  const release = () => {
    for (const placeholder of placeholders) placeholder.release();
  };
  return { setTrack, release };
}

function wire(peer: Instance, isInitiator: boolean, outgoing: Outgoing, listener: PeerListener): Peer {
  let isDropped = false;
  let hasConnected = false;
  const isAlive = () => !isDropped && !peer.destroyed;
  const hear = (tell: () => void) => {
    if (!isDropped) tell();
  };
  const attempts = createAttempts({
    isInitiator,
    send: (signal) => hear(() => listener.onSignal(signal)),
    give: (signal) => isAlive() && peer.signal(signal as SignalData),
    offerAnew: () => offerAnew(peer),
  });

  peer.on('signal', (data) => {
    // Sound and picture are there from the start, so simple-peer's own requests for more have no place here.
    if ('sdp' in data || 'candidate' in data) attempts.say(data as PeerSignal);
  });
  peer.on('stream', (stream) => hear(() => listener.onStream(stream)));
  peer.on('data', (data: unknown) => hear(() => typeof data === 'string' && listener.onMessage(data)));
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
  return {
    signal: attempts.hear,
    setTrack: (kind, track) => {
      if (isAlive()) outgoing.setTrack(kind, track);
    },
    limitSending: async (limits) => {
      if (isAlive()) await limitSending(limits);
    },
    stats: () => connectionOf(peer).getStats(),
    restartIce: () => {
      if (isAlive()) attempts.restart();
    },
    sendMessage: (text) => isAlive() && sendText(peer, text),
    destroy: () => {
      isDropped = true;
      peer.destroy();
    },
  };
}

/** Why it may throw: the channel is just closing, or its buffer is full. */
function sendText(peer: Instance, text: string): boolean {
  if (!peer.connected) return false;
  try {
    peer.send(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * simple-peer has no ICE restart of its own (feross/simple-peer#579); a new offer after restartIce() is one. An offer whose
 * answer never came would make it wait for ever, so it is told that no negotiation goes on.
 */
function offerAnew(peer: Instance): void {
  connectionOf(peer).restartIce();
  const inner = peer as Instance & { _isNegotiating: boolean; negotiate(): void };
  inner._isNegotiating = false;
  inner.negotiate();
}

/** The library's own connection: it offers neither statistics nor limits nor an ICE restart. */
function connectionOf(peer: Instance): RTCPeerConnection {
  return (peer as Instance & { _pc: RTCPeerConnection })._pc;
}
