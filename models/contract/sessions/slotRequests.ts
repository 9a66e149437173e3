import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { KnownPerson } from './sessions.ts';

export const requestForslot = endpoint({
  method: 'POST',
  path: '/requestForslot',
  summary: 'Tells a mentor that the calling learner wants times; one open request each',
  body: z.object({ mentorid: Id }),
  response: z.object({ data: z.object({ requested: z.literal(true) }) }),
});

export const SlotRequest = z.object({
  _id: Id,
  learner: KnownPerson,
  targetRole: z.string().nullable(),
  at: Instant,
});
export type SlotRequest = z.infer<typeof SlotRequest>;

export const getSlotRequests = endpoint({
  method: 'GET',
  path: '/mentor/requests',
  summary: 'Open requests of learners for times, the oldest first, at most 50',
  response: z.object({ data: z.array(SlotRequest), total: z.int() }),
});

export const SLOT_ANSWERS = ['times_added', 'declined'] as const;
export type SlotAnswer = (typeof SLOT_ANSWERS)[number];

export const answerSlotRequest = endpoint({
  method: 'POST',
  path: '/mentor/requests/:requestId',
  summary: 'Answers a request; the learner is notified',
  params: z.object({ requestId: Id }),
  body: z.strictObject({ answer: z.enum(SLOT_ANSWERS) }),
  response: z.object({ data: z.object({ answer: z.enum(SLOT_ANSWERS) }) }),
});
