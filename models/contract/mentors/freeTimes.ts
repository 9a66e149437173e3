import { endpoint } from '../http/endpoint.ts';
import { Id, Instant, RoomId } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { PublicMentor } from './mentors.ts';

export const getFreeTimes = endpoint({
  method: 'GET',
  path: '/mentors/:mentorId/freetimes',
  summary:
    'When a verified mentor can be booked in the next 28 days, without the times at which the calling learner is busy',
  params: z.object({ mentorId: Id }),
  query: z.object({
    introduction: z.literal('1').optional().describe('times for a free introduction'),
    moving: RoomId.optional().describe('the session that would be moved; its own time counts as free'),
  }),
  response: z.object({
    data: z.object({
      mentor: PublicMentor,
      minutes: z.int(),
      timeZone: z.string().describe("the mentor's"),
      times: z.array(Instant),
      hasRequested: z.boolean().describe('the calling learner has asked this mentor for times'),
    }),
  }),
});
