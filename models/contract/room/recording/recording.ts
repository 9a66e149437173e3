import { endpoint } from '../../http/endpoint.ts';
import { Instant, RequestId, RoomId } from '../../http/ids.ts';
import { z } from '../../http/zod.ts';
import { SESSION_SIDES } from '../../sessions/sides.ts';

/** Per session; many times what an interview needs. */
export const MAX_RECORDING_EVENTS = 200;
/** An unanswered question is over after this: silence is no consent. */
export const ASK_OPEN_MS = 120_000;
/** Version of the texts that ask for consent to the recording. */
export const RECORDING_CONSENT_VERSION = '2026-11-28';
/** Why this interview can't be recorded, whatever the two want: the learner is under 18, or their age is unknown. */
export const RECORDING_UNAVAILABLE = ['adults_only', 'birth_date_needed'] as const;
export type RecordingUnavailable = (typeof RECORDING_UNAVAILABLE)[number];

const at = Instant.describe("the server's time when the person pressed, also when it arrives later");
const textVersion = z.literal(RECORDING_CONSENT_VERSION);
const askId = RequestId.describe('the question that this answers, and the recording that follows from it');

/** What one of the two did about recording. Media never leave their devices. */
const ask = { kind: z.literal('ask'), textVersion, at };
const agree = { kind: z.literal('agree'), askId, textVersion, at };
/** Refuses before, ends after it has begun, withdraws one's own question: whoever does it, it is over for both. */
const stop = { kind: z.literal('stop'), askId, at };

export const RecordingChange = z.discriminatedUnion('kind', [
  z.strictObject(ask),
  z.strictObject(agree),
  z.strictObject(stop),
]);
export type RecordingChange = z.infer<typeof RecordingChange>;

const stored = { id: RequestId, by: z.enum(SESSION_SIDES) };
/** The version of the text is stored, and of no use to a page. */
export const RecordingEvent = z.discriminatedUnion('kind', [
  z.object({ ...stored, kind: ask.kind, at }),
  z.object({ ...stored, kind: agree.kind, askId, at }),
  z.object({ ...stored, ...stop }),
]);
export type RecordingEvent = z.infer<typeof RecordingEvent>;

export const RecordingConsents = z.object({
  unavailable: z.enum(RECORDING_UNAVAILABLE).nullable(),
  events: z.array(RecordingEvent).describe('oldest first'),
});
export type RecordingConsents = z.infer<typeof RecordingConsents>;

export const getRecording = endpoint({
  method: 'GET',
  path: '/rooms/:roomid/recording',
  summary: 'Who asked for, agreed to and stopped a recording on the two devices; the server has no recording',
  params: z.object({ roomid: RoomId }),
  response: RecordingConsents,
});

export const changeRecording = endpoint({
  method: 'PUT',
  path: '/rooms/:roomid/recording/:eventId',
  summary: 'Ask for a recording, agree to one or stop it for both; a repeated id is stored once',
  params: z.object({ roomid: RoomId, eventId: RequestId }),
  body: RecordingChange,
  response: z.object({ event: RecordingEvent }),
});
