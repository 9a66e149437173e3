import type { ErrorBody } from '../http/errorBody.ts';
import { Id, Instant, RequestId, RoomId } from '../http/ids.ts';
import { Paragraphs } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { BatchStored, ReadingBatch } from '../readings/readings.ts';
import { SESSION_STATUSES } from '../sessions/sessionLife.ts';
import { KnownPerson, type SessionSide } from '../sessions/sessions.ts';
import { SESSION_SIDES } from '../sessions/sides.ts';
import { CallReport } from './callReport.ts';
import { CodeBatch, CodeBatchStored, CodePage, CodeQuestion, StoredCode } from './code.ts';
import { NegotiationSignal } from './signals.ts';
import { SpeechBatch, SpeechStored } from './speech.ts';

/** Incremented when an old page can no longer talk to a new server. Such a page reloads, though not during a call. */
export const PROTOCOL_VERSION = 5;
/**
 * The oldest version that the service serves. When PROTOCOL_VERSION is raised, this stays for one release, so that pages opened
 * before it are served like new ones.
 */
export const OLDEST_PROTOCOL_VERSION = 4;

/** The side that makes the offers of every negotiation. Its page prepares an offer before the service names the initiator. */
export const INITIATOR: SessionSide = 'learner';

/** The largest message that a socket accepts, in bytes. An SDP offer with many candidates stays below 20 kB. */
export const MAX_MESSAGE_BYTES = 100_000;
export const MAX_CHAT_LENGTH = 2000;
/** How far back a message that waited for the connection may be dated. */
export const MAX_CHAT_WAIT_MS = 15 * 60_000;

/** How much somebody wants to spend on data: as much as the connection allows, little, or sound alone. */
export const DATA_SAVERS = ['off', 'on', 'sound'] as const;
export type DataSaver = (typeof DATA_SAVERS)[number];

/** What somebody sends, and why it is not all: the connection, the processor, or either side's data saver. */
export const SENDINGS = [
  'full',
  'line_reduced',
  'line_audio',
  'cpu_reduced',
  'saver',
  'saver_audio',
] as const;
export type Sending = (typeof SENDINGS)[number];

export const MediaState = z.strictObject({
  microphone: z.boolean(),
  camera: z.boolean(),
  screen: z.boolean(),
  isInterrupted: z
    .boolean()
    .describe(
      'the device holds microphone or camera back, as for a phone call; what it holds back is reported as off',
    ),
  sending: z.enum(SENDINGS),
  dataSaver: z.enum(DATA_SAVERS).describe("this side's; the other side sends no more than it allows"),
});
export type MediaState = z.infer<typeof MediaState>;

export const ChatMessage = z.object({ id: RequestId, from: Id, text: z.string(), sentAt: Instant });
export type ChatMessage = z.infer<typeof ChatMessage>;

export const Participant = KnownPerson.extend({
  side: z.enum(SESSION_SIDES),
  isPresent: z.boolean(),
  media: MediaState,
});
export type Participant = z.infer<typeof Participant>;

/** The complete state of a room for one page. Sent at every join, so a page keeps nothing from before a rejoin. */
export const RoomSnapshot = z.object({
  self: Participant,
  other: Participant,
  status: z.enum(SESSION_STATUSES),
  startsAt: Instant,
  serverNow: Instant,
  chat: z.array(ChatMessage),
  readingConsent: z.boolean(),
  codeSeq: z.int().describe("how many batches of the room's shared code are stored"),
  shownQuestion: z
    .string()
    .nullable()
    .describe("what the mentor shows on the learner's screen; for the learner only"),
});
export type RoomSnapshot = z.infer<typeof RoomSnapshot>;

export const JoinRoom = z.strictObject({
  roomid: RoomId,
  protocol: z.int(),
  tabId: RequestId.describe(
    'the same for all page loads of one tab, so that a reload gets its own seat back',
  ),
  takeOver: z.boolean().describe('replace the tab that holds the seat'),
  negotiationId: RequestId.nullable().describe('the negotiation whose peer connection is still alive here'),
  media: MediaState,
});
export type JoinRoom = z.infer<typeof JoinRoom>;

const nothing = z.strictObject({});

/** The requests of a page. Each is acknowledged with an `Ack`. All but `room:join` concern the joined room. */
export const REQUESTS = {
  'room:join': { payload: JoinRoom, answer: RoomSnapshot },
  'room:leave': { payload: nothing, answer: nothing },
  'room:ping': { payload: nothing, answer: nothing },
  'media:change': { payload: MediaState, answer: nothing },
  'signal:send': { payload: NegotiationSignal, answer: nothing },
  'negotiation:restart': { payload: z.strictObject({ negotiationId: RequestId }), answer: nothing },
  'chat:send': {
    payload: z.strictObject({
      id: RequestId,
      text: Paragraphs.trim().min(1).max(MAX_CHAT_LENGTH),
      /** How long it waited for the connection, in milliseconds; absent when it is sent as soon as it was written. */
      waitedMs: z.int().positive().max(MAX_CHAT_WAIT_MS).optional(),
    }),
    answer: ChatMessage,
  },
  'readings:send': { payload: ReadingBatch, answer: BatchStored },
  'speech:send': { payload: SpeechBatch, answer: SpeechStored },
  'code:send': { payload: CodeBatch, answer: CodeBatchStored },
  'code:read': { payload: CodeQuestion, answer: CodePage },
  'call:report': { payload: CallReport, answer: nothing },
  'session:end': { payload: nothing, answer: nothing },
} as const;

export type RequestName = keyof typeof REQUESTS;
export type RequestPayload<E extends RequestName> = z.infer<(typeof REQUESTS)[E]['payload']>;
export type RequestAnswer<E extends RequestName> = z.infer<(typeof REQUESTS)[E]['answer']>;
export type Ack<T> = { ok: true; data: T } | { ok: false; error: ErrorBody };

export type ClientToServerEvents = {
  [E in RequestName]: (payload: RequestPayload<E>, ack: (answer: Ack<RequestAnswer<E>>) => void) => void;
};

export const ROOM_CLOSED_REASONS = ['ended', 'time_over', 'nobody_left', 'other_absent'] as const;
export type RoomClosedReason = (typeof ROOM_CLOSED_REASONS)[number];

/**
 * What a page is told to fetch again: `user`: the current-user call (sessions, packs, feedback), `notifications`, `requests`: a mentor's
 * slot requests, `availability`: free times, `feedback`: the page after the call, `cockpit`: the mentor's notes and asked questions,
 * `agenda`: phases, focus times and mode of the interview.
 */
export const LIVE_TOPICS = [
  'user',
  'notifications',
  'requests',
  'availability',
  'feedback',
  'cockpit',
  'agenda',
  'messages',
  'team',
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/**
 * Tells the open pages of these people to fetch these topics again, whichever process serves them. Never throws. While Redis is
 * down only pages at this process are told; pages also fetch when they connect or become visible.
 */
export type PushChange = (userIds: string[], topics: LiveTopic[]) => void;

/**
 * `auth.purpose` in the handshake. A page outside the room sends `live`: it only listens for `data:changed`. Each purpose has its
 * own limits, so that open dashboards keep nobody out of a room.
 */
export const SOCKET_PURPOSES = ['room', 'live'] as const;
export type SocketPurpose = (typeof SOCKET_PURPOSES)[number];

/** What the service emits to a page. */
export const SERVER_EVENTS = {
  'participant:joined': Participant,
  'participant:changed': z.object({ _id: Id, media: MediaState }),
  'participant:left': z.object({
    _id: Id,
    reason: z
      .enum(['left', 'lost'])
      .describe('left: on purpose; lost: the socket went away and may come back'),
  }),
  'negotiation:started': z.object({ negotiationId: RequestId, isInitiator: z.boolean() }),
  'signal:received': NegotiationSignal,
  'chat:sent': ChatMessage,
  'code:stored': StoredCode.describe('the other side changed the shared code'),
  'question:shown': z
    .object({ text: z.string().nullable().describe('null: it is hidden again') })
    .describe('to the learner: the mentor shows a question on their screen'),
  'session:changed': z.object({ status: z.enum(SESSION_STATUSES) }),
  'room:closed': z.object({ reason: z.enum(ROOM_CLOSED_REASONS) }),
  'room:replaced': z.undefined().describe('another tab of the same person took the seat'),
  'login:ended': z.undefined(),
  'data:changed': z
    .object({ topics: z.array(z.enum(LIVE_TOPICS)) })
    .describe('data of this person has changed; their pages fetch it again'),
} as const;

export type ServerEventName = keyof typeof SERVER_EVENTS;
export type ServerEventPayload<E extends ServerEventName> = z.infer<(typeof SERVER_EVENTS)[E]>;
export type ServerEvent = {
  [E in ServerEventName]: { name: E; payload: ServerEventPayload<E> };
}[ServerEventName];

export type ServerToClientEvents = {
  [E in ServerEventName]: ServerEventPayload<E> extends undefined
    ? () => void
    : (payload: ServerEventPayload<E>) => void;
};
