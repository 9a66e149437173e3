import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { SearchText } from '../http/paging.ts';
import { z } from '../http/zod.ts';
import { ORDER_STATUSES } from '../payments/orderState.ts';
import { SESSION_STATUSES } from '../sessions/sessionLife.ts';

/** So many results of each kind are named. */
export const MAX_HITS = 5;

const person = z.object({
  _id: Id,
  Name: z.string(),
  company: z.string().optional().describe('of a mentor'),
});
const order = z.object({
  orderId: z.string(),
  username: z.string(),
  course: z.string(),
  status: z.enum(ORDER_STATUSES),
});
const room = z.object({
  _id: Id.describe("the session's"),
  roomid: z.string(),
  learner: z.string().nullable().describe('null: the account is gone'),
  mentor: z.string().nullable(),
  startsAt: Instant,
  status: z.enum(SESSION_STATUSES),
});
const titled = z.object({ _id: Id, title: z.string() });

/** The best results of one kind, and whether there are more than these. */
const group = <Hit extends z.ZodType>(hit: Hit) =>
  z.object({ hits: z.array(hit).max(MAX_HITS), hasMore: z.boolean() });

export const HqFound = z.object({
  learners: group(person),
  mentors: group(person),
  affiliates: group(person),
  members: group(person),
  orders: group(order),
  rooms: group(room),
  coupons: group(titled),
  jobs: group(titled),
  articles: group(titled),
});
export type HqFound = z.infer<typeof HqFound>;

export const searchHq = endpoint({
  method: 'GET',
  path: '/hq/search',
  summary:
    'People, orders, sessions, coupons, jobs and articles by what was typed; of each kind the first few that the rights cover. Contains no contact data',
  query: z.object({ search: SearchText }),
  response: z.object({ data: HqFound }),
});
