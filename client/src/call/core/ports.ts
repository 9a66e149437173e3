import type { ErrorCode } from '@preproom/models/contract/http/errors';
import type { IceConfig } from '@preproom/models/contract/room/ice';
import type {
  RequestAnswer,
  RequestName,
  RequestPayload,
  ServerEvent,
  Signal,
} from '@preproom/models/contract/room/signalling';
import type { SendingLimits } from '../connectionQuality/levels.ts';

export interface SignallingListener {
  onUp(): void;
  onDown(): void;
  /** The service will not have this login; it is not tried again. */
  onRefused(code: ErrorCode): void;
  onEvent(event: ServerEvent): void;
}

export interface SignallingConnection {
  /** One request and its acknowledgement. Throws AppError: the service's refusal, or `unavailable` when no answer came. */
  ask<E extends RequestName>(name: E, payload: RequestPayload<E>): Promise<RequestAnswer<E>>;
  close(): void;
}

/** Connects, and after every loss connects again until it is closed. */
export type OpenSignalling = (listener: SignallingListener) => SignallingConnection;

export interface PeerListener {
  onSignal(signal: Signal): void;
  /** The path to the other side is there, for the first time or again. */
  onConnected(): void;
  /** The path is lost for now; it may heal. */
  onDisconnected(): void;
  onStream(stream: MediaStream): void;
  /** A text of the other side that came on the peer itself; theirs to write, so not to be trusted. */
  onMessage(text: string): void;
  /** The peer is of no further use, whoever ended it. */
  onClosed(): void;
}

export type TrackKind = 'audio' | 'video';
export type OutgoingTracks = Record<TrackKind, MediaStreamTrack | null>;

export interface PeerOptions {
  isInitiator: boolean;
  ice: IceConfig;
  tracks: OutgoingTracks;
  listener: PeerListener;
}

export interface Peer {
  signal(signal: Signal): void;
  /** Sends this track from now on, null for nothing; needs no new negotiation. */
  setTrack(kind: TrackKind, track: MediaStreamTrack | null): void;
  /** Sends no more than this from now on; needs no new negotiation. */
  limitSending(limits: SendingLimits): Promise<void>;
  /** What the browser knows of the connection; its counters began with this peer. */
  stats(): Promise<RTCStatsReport>;
  /** Looks for a new path on the same peer: the initiator offers anew, the other side asks for that by a signal. */
  restartIce(): void;
  /** Over the peer itself, without the service; false while there is no way. */
  sendMessage(text: string): boolean;
  /** Lets everything go; the listener hears nothing more. */
  destroy(): void;
}

export type OpenPeer = (options: PeerOptions) => Promise<Peer>;

export type CaptureKind = 'microphone' | 'camera';
export type DeviceKind = CaptureKind | 'speaker';
export interface Device {
  id: string;
  label: string;
  /** Shared by the parts of one thing: microphone and speaker of a headset. */
  groupId: string;
}
export type Devices = Record<DeviceKind, Device[]>;

/** Why a device cannot be had; each has its own words in the lobby. */
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
export type DeviceWish = Partial<Record<CaptureKind, string | null>>;

export interface MediaListener {
  /** Something was plugged in or out. */
  onDevices(): void;
  /** A permission was given or withdrawn. */
  onPermissions(): void;
  /** The page is seen again, or has the sound back after a phone call. */
  onReturn(): void;
}

export interface MediaPort {
  /** All wished devices, or none. Throws DeviceError. */
  openDevices(wish: DeviceWish): Promise<MediaStreamTrack[]>;
  /** Asks the person what to share; null when they share nothing. Throws DeviceError. */
  openScreen(): Promise<MediaStreamTrack | null>;
  listDevices(): Promise<Devices>;
  /** Whether the browser says that the person has allowed it for good; not every browser says so. */
  isAllowed(kind: CaptureKind): Promise<boolean>;
  /** Returns its undo. */
  watch(listener: MediaListener): () => void;
}

/** Tells when the device may have come by another network; returns its undo. */
export type WatchNetwork = (onChange: () => void) => () => void;
