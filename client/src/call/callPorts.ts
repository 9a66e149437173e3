import type { BatchStored, ReadingBatch } from '@preproom/models/contract/readings/readings';
import type { IceConfig } from '@preproom/models/contract/room/ice';
import type { LiveTopic } from '@preproom/models/contract/room/signalling';
import type { SpeechBatch, SpeechStored } from '@preproom/models/contract/room/speech';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { TimerClock } from '../lib/clock.ts';
import type { Readable } from '../lib/observable.ts';
import type { ConnectionMonitor, ConnectionMonitorPorts } from './connectionQuality/connectionMonitor.ts';
import type { OpenPeer, OpenSignalling, WatchNetwork } from './core/ports.ts';
import { type CallState, IDLE } from './machine/callState.ts';
import type { LocalMedia } from './media/localMedia.ts';
import type { ChatEntry } from './signalling/chat.ts';
import type { CodeChannel } from './signalling/codeChannel.ts';

/** The seat to take in a room, and the tab that takes it. */
export interface RoomSeat {
  roomid: string;
  side: SessionSide;
  tabId: string;
  ice: IceConfig;
}

export interface CallView {
  call: CallState;
  chat: ChatEntry[];
  /** Something is written in the room's shared code. */
  hasCode: boolean;
  /** Identifies the other person's stream; null without a stream. */
  remoteStreamId: string | null;
  /** A frame of that stream has been shown. */
  hasPicture: boolean;
}

/** Before there is a call. */
export const NO_CALL: CallView = {
  call: IDLE,
  chat: [],
  hasCode: false,
  remoteStreamId: null,
  hasPicture: false,
};

export interface CallSession extends Readable<CallView> {
  /** In the lobby: connects to the service early, so that joining needs only one request. */
  warm(): void;
  join(seat: RoomSeat): void;
  /** Joins here although another tab holds the seat. */
  takeOver(): void;
  rejoin(): void;
  leave(): void;
  /** Uses these ICE servers from now on; reconnects at once when there is no connection. */
  changeIce(ice: IceConfig): void;
  /** Ends the interview for both. Throws AppError. */
  endInterview(): Promise<void>;
  sendChat(text: string): void;
  /** Stores one batch of readings. Throws AppError; `unavailable` while the socket is disconnected. */
  sendReadings(batch: ReadingBatch): Promise<BatchStored>;
  /** Stores one batch of speech segments. Throws as `sendReadings` does. */
  sendSpeech(batch: SpeechBatch): Promise<SpeechStored>;
  code: CodeChannel;
  remoteStream(): MediaStream | null;
  /** To be called when a frame of the other person's video is shown. */
  noteFrame(): void;
  /** Connection quality, its history, and bytes used. */
  connectionMonitor: ConnectionMonitor;
}

export interface CallPorts {
  openSignalling: OpenSignalling;
  openPeer: OpenPeer;
  clock: TimerClock;
  media: LocalMedia;
  connectionMonitor: ConnectionMonitorPorts;
  newId(): string;
  watchNetwork: WatchNetwork;
  /** Fresh ICE servers from the API. Throws when the request fails. */
  getIce(roomid: string): Promise<IceConfig>;
  /** Data of this person has changed elsewhere. */
  onDataChanged(topics: readonly LiveTopic[]): void;
}
