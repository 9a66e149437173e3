import type { ErrorCode } from '@preproom/models/contract/http/errors';
import type { IceConfig } from '@preproom/models/contract/room/ice';
import type {
  RequestAnswer,
  RequestName,
  RequestPayload,
  ServerEvent,
} from '@preproom/models/contract/room/signalling';
import type { Signal } from '@preproom/models/contract/room/signals';
import type { SendingLimits } from './levels.ts';

export interface SignallingListener {
  onUp(): void;
  onDown(): void;
  /** The service refuses this login; there is no retry. */
  onRefused(code: ErrorCode): void;
  onEvent(event: ServerEvent): void;
}

export interface SignallingConnection {
  /** One request and its acknowledgement. Throws AppError: the service's refusal, or `unavailable` on timeout. */
  ask<E extends RequestName>(name: E, payload: RequestPayload<E>): Promise<RequestAnswer<E>>;
  close(): void;
}

/** Connects, and reconnects after every loss until closed. */
export type OpenSignalling = (listener: SignallingListener) => SignallingConnection;

export interface PeerListener {
  onSignal(signal: Signal): void;
  /** Connected to the other side, for the first time or again. */
  onConnected(): void;
  /** The path is lost; it may recover. */
  onDisconnected(): void;
  onStream(stream: MediaStream): void;
  /** A text from the other side over the data channel. It is untrusted input. */
  onMessage(text: string): void;
  /** The peer is closed, by either side. */
  onClosed(): void;
}

/** video: the screen while it is shared, else the camera; face: the camera while the screen is shared. */
export type TrackKind = 'audio' | 'video' | 'face';
export type OutgoingTracks = Record<TrackKind, MediaStreamTrack | null>;

export interface PeerOptions {
  isInitiator: boolean;
  ice: IceConfig;
  tracks: OutgoingTracks;
  listener: PeerListener;
}

export interface Peer {
  signal(signal: Signal): void;
  /** Sends this track from now on, null for none. Needs no new negotiation. */
  setTrack(kind: TrackKind, track: MediaStreamTrack | null): void;
  /** Limits what is sent from now on. Needs no new negotiation. */
  limitSending(limits: SendingLimits): Promise<void>;
  /** The browser's statistics of this peer; counters start with it. */
  stats(): Promise<RTCStatsReport>;
  /** Finds a new path for the same peer. The initiator sends a new offer; the other side requests one by a signal. */
  restartIce(): void;
  /** Over the data channel, without the service; false while it is not open. */
  sendMessage(text: string): boolean;
  /** Releases everything; the listener is not called any more. */
  destroy(): void;
}

export type OpenPeer = (options: PeerOptions) => Promise<Peer>;

export type CaptureKind = 'microphone' | 'camera';
export type DeviceKind = CaptureKind | 'speaker';
export interface Device {
  id: string;
  label: string;
  /** Equal for parts of one device, such as microphone and speaker of a headset. */
  groupId: string;
}
export type Devices = Record<DeviceKind, Device[]>;

/** Why a device cannot be opened; the lobby has a text for each. */
export type DeviceProblem = 'denied' | 'not_found' | 'in_use' | 'insecure_context' | 'unknown';

/** Thrown by the media port. */
export class DeviceError extends Error {
  readonly problem: DeviceProblem;

  constructor(problem: DeviceProblem, cause?: unknown) {
    super(problem, { cause });
    this.name = 'DeviceError';
    this.problem = problem;
  }
}

/** Which devices to open: an id, null for the browser's choice, undefined for none. */
export type DeviceChoice = Partial<Record<CaptureKind, string | null>>;

export interface MediaListener {
  /** A device was plugged in or unplugged. */
  onDevices(): void;
  /** A permission was granted or withdrawn. */
  onPermissions(): void;
  /** The page is visible again, or audio is back after a phone call. */
  onReturn(): void;
}

export interface MediaPort {
  /** Opens all requested devices or none. Throws DeviceError. */
  openDevices(wish: DeviceChoice): Promise<MediaStreamTrack[]>;
  /** Asks the person what to share; null when they share nothing. Throws DeviceError. */
  openScreen(): Promise<MediaStreamTrack | null>;
  listDevices(): Promise<Devices>;
  /** Whether permission is granted permanently; false in browsers that do not report it. */
  isAllowed(kind: CaptureKind): Promise<boolean>;
  /** Returns its undo. */
  watch(listener: MediaListener): () => void;
}

/** Reports that the device may be on another network; returns its undo. */
export type WatchNetwork = (onChange: () => void) => () => void;
