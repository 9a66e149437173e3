import { endpoint } from '../http/endpoint.ts';
import { Instant, RoomId } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { READINGS_UNAVAILABLE } from '../readings/readingConsent.ts';
import { SESSION_STATUSES } from '../sessions/sessionLife.ts';
import { AboutLearner, OtherPerson, Round } from '../sessions/sessions.ts';
import { SESSION_SIDES } from '../sessions/sides.ts';
import { IceConfig } from './ice.ts';
import { SPEECH_UNAVAILABLE } from './speechConsent.ts';

export const RoomInfo = z.object({
  roomid: RoomId,
  round: Round,
  isFree: z.boolean().describe('a free introduction'),
  status: z.enum(SESSION_STATUSES),
  date: z.string(),
  time: z.string(),
  startsAt: Instant,
  isOpen: z.boolean(),
  side: z.enum(SESSION_SIDES).describe("the caller's"),
  other: OtherPerson,
  aboutLearner: AboutLearner.nullable().describe(
    'for the mentor, while the session can be held or written about',
  ),
  ice: IceConfig,
  readings: z.object({
    unavailable: z.enum(READINGS_UNAVAILABLE).nullable(),
    modelSha256: z.string().nullable(),
    consent: z.boolean().describe('the learner has agreed for this session'),
  }),
  speech: z.object({
    unavailable: z.enum(SPEECH_UNAVAILABLE).nullable(),
    consent: z.boolean().describe("the caller's own, for this session"),
  }),
  serverNow: Instant,
});
export type RoomInfo = z.infer<typeof RoomInfo>;

export const getRoom = endpoint({
  method: 'GET',
  path: '/rooms/:roomid',
  summary: "What the lobby needs: who, which round, when; for the session's two people only",
  params: z.object({ roomid: RoomId }),
  response: RoomInfo,
});
