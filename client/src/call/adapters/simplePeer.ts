import type { Instance, SignalData } from 'simple-peer';
import type { OpenPeer, OutgoingTracks, Peer, PeerListener, PeerOptions, TrackKind } from '../core/ports.ts';
import { createAttempts, type PeerSignal } from '../peer/attempts.ts';
import { createPlaceholderTrack, type PlaceholderTrack } from './placeholderTrack.ts';
import { createSendingParameters } from './sendingParameters.ts';
import { withSoundRepeats } from './soundRepeats.ts';

/** In the order of negotiation, by which the other side tells them apart. */
const KINDS: readonly TrackKind[] = ['audio', 'video', 'face'];

type Library = typeof import('simple-peer');
let library: Library | null = null;
let loading: Promise<Library> | null = null;

/** One promise for all who ask: they go on in the order in which they asked, so the trial comes before the call's own connection. */
function loadSimplePeer(): Promise<Library> {
  loading ??= import('simple-peer/simplepeer.min.js').then(
    (module) => {
      library = module.default;
      return library;
    },
    (failure) => {
      loading = null;
      throw failure;
    },
  );
  return loading;
}

/** In the lobby: loads the library and initialises the browser's codecs, so that joining does not wait for them. */
export async function warmSimplePeer(): Promise<void> {
  await loadSimplePeer();
  const trial = new RTCPeerConnection();
  for (const kind of ['audio', 'video']) trial.addTransceiver(kind);
  await trial.createOffer();
  trial.close();
}

/**
 * A WebRTC connection to the other person with simple-peer. Audio and video are negotiated from the start, with placeholder
 * tracks for what is off. Switching or sharing later only replaces a track.
 */
export const openSimplePeer: OpenPeer = async ({ isInitiator, ice, tracks, listener }) => {
  // No await once the library is loaded, so that the connection is created before other work of the page.
  const SimplePeer = library ?? (await loadSimplePeer());
  // In object mode a message arrives as the text that was sent.
  const peer = new SimplePeer({
    initiator: isInitiator,
    trickle: true,
    objectMode: true,
    config: peerConfig(ice),
    sdpTransform: withSoundRepeats,
  });
  try {
    return wire(peer, isInitiator, attachTracks(peer, tracks), listener);
  } catch (failure) {
    peer.destroy();
    throw failure;
  }
};

function peerConfig({ iceServers, relayOnly }: PeerOptions['ice']): RTCConfiguration {
  // One transport for audio, video and data needs a third of the ICE candidates.
  return { iceServers, iceTransportPolicy: relayOnly ? 'relay' : 'all', bundlePolicy: 'max-bundle' };
}

interface Outgoing {
  setTrack(kind: TrackKind, track: MediaStreamTrack | null): void;
  release(): void;
}

function attachTracks(peer: Instance, tracks: OutgoingTracks): Outgoing {
  const stream = new MediaStream();
  const placeholders: PlaceholderTrack[] = [];
  const senders = {} as Record<TrackKind, RTCRtpSender | undefined>;
  const sent: Partial<OutgoingTracks> = {};
  const setTrack = (kind: TrackKind, track: MediaStreamTrack | null) => {
    if (sent[kind] === track) return;
    sent[kind] = track;
    // simple-peer finds senders by their tracks, and the camera's may be sent twice. Fails only once the peer is closed.
    senders[kind]?.replaceTrack(track).catch(() => {});
  };
  for (const kind of KINDS) {
    const placeholder = tracks[kind] ? null : createPlaceholderTrack(kind);
    if (placeholder) placeholders.push(placeholder);
    const first = (tracks[kind] ?? placeholder?.track) as MediaStreamTrack;
    peer.addTrack(first, stream);
    senders[kind] = connectionOf(peer).getSenders().at(-1);
    sent[kind] = first;
  }
  // Not before all are added: the browser would use a sender without a track for the next one.
  for (const kind of KINDS) setTrack(kind, tracks[kind]);
  const release = () => {
    for (const placeholder of placeholders) placeholder.release();
  };
  return { setTrack, release };
}

function wire(peer: Instance, isInitiator: boolean, outgoing: Outgoing, listener: PeerListener): Peer {
  let isDropped = false;
  let hasConnected = false;
  const isAlive = () => !isDropped && !peer.destroyed;
  const ifOpen = (notify: () => void) => {
    if (!isDropped) notify();
  };
  const attempts = createAttempts({
    isInitiator,
    send: (signal) => ifOpen(() => listener.onSignal(signal)),
    give: (signal) => isAlive() && peer.signal(signal as SignalData),
    renegotiate: () => renegotiate(peer),
  });

  peer.on('signal', (data) => {
    // Audio and video are negotiated from the start, so simple-peer's requests for more are not passed on.
    if ('sdp' in data || 'candidate' in data) attempts.say(data as PeerSignal);
  });
  peer.on('stream', (stream) => ifOpen(() => listener.onStream(stream)));
  peer.on('data', (data: unknown) => ifOpen(() => typeof data === 'string' && listener.onMessage(data)));
  peer.on('connect', () => {
    hasConnected = true;
    ifOpen(listener.onConnected);
  });
  let iceState = '';
  peer.on('iceStateChange', (state: string) => {
    // simple-peer repeats it with each step of gathering, which says nothing of the path.
    if (state === iceState) return;
    iceState = state;
    if (!hasConnected) return;
    if (state === 'connected' || state === 'completed') ifOpen(listener.onConnected);
    if (state === 'disconnected') ifOpen(listener.onDisconnected);
  });
  // Every error is followed by 'close'. A normal hang-up by the other side is reported as an error, too.
  peer.on('error', () => {});
  peer.on('close', () => {
    outgoing.release();
    ifOpen(listener.onClosed);
  });

  const limitSending = createSendingParameters(connectionOf(peer));
  return {
    signal: attempts.receive,
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

/** Throws when the channel is closing or its buffer is full. */
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
 * simple-peer has no ICE restart (feross/simple-peer#579), so this calls restartIce() and negotiates again. After an offer
 * that was never answered simple-peer would wait for ever, so its negotiating flag is cleared first.
 */
function renegotiate(peer: Instance): void {
  connectionOf(peer).restartIce();
  const inner = peer as Instance & { _isNegotiating: boolean; negotiate(): void };
  inner._isNegotiating = false;
  inner.negotiate();
}

/** simple-peer's own RTCPeerConnection: the library exposes neither statistics, nor sender limits, nor ICE restart. */
function connectionOf(peer: Instance): RTCPeerConnection {
  return (peer as Instance & { _pc: RTCPeerConnection })._pc;
}
