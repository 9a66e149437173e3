import { endpoint } from '../http/endpoint.ts';
import { z } from '../http/zod.ts';

const Feed = z.object({
  data: z.object({ url: z.url().describe('whoever has it sees the times; resetting makes it useless') }),
});

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/user/calendar',
  summary: "The address of the caller's private calendar feed",
  response: Feed,
});

export const resetCalendarFeed = endpoint({
  method: 'POST',
  path: '/user/calendar/reset',
  summary: 'A new address; the old one stops working',
  response: Feed,
});
