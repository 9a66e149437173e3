import { Id, RoomId } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { Round } from '../sessions/sessions.ts';

export const PACK_STATES = ['queued', 'active', 'ended'] as const;
export type PackState = (typeof PACK_STATES)[number];

/** Both days of a pack, in the specification's English and for machines. */
const PackSpan = {
  startDate: z.string().describe('"22 November 2026"'),
  expiresOn: z.string().describe('"20 January 2027", the last day'),
  startDay: z.iso.date(),
  lastDay: z.iso.date(),
};

export const Enrolment = z.object({
  course_id: Id,
  state: z.enum(PACK_STATES),
  ...PackSpan,
});
export type Enrolment = z.infer<typeof Enrolment>;

export const ROUND_STATES = ['free', 'booked', 'used'] as const;

export const ActivePack = z.object({
  _id: Id,
  course_id: Id,
  course: z.string(),
  ...PackSpan,
  total_session: z.int(),
  rounds: z.array(z.object({ name: Round, state: z.enum(ROUND_STATES), roomid: RoomId.optional() })),
});
export type ActivePack = z.infer<typeof ActivePack>;
