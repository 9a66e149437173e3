import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { PageNumber, paged } from '../http/paging.ts';
import { Token } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { Round } from '../sessions/sessions.ts';
import { MentorQuery, PublicMentor } from './mentors.ts';

export const DIRECTORY_PER_PAGE = 24;
export const REVIEWS_PER_PAGE = 10;
/** How many of the next free times a mentor's page shows. */
export const NEXT_TIMES = 6;
/** Of a slug, with the number that tells people of one name apart. */
export const LONGEST_SLUG = 80;

/** The address of a mentor's public page; that of an id leads to that of the slug. */
export const mentorPath = (idOrSlug: string) => `/mentors/${encodeURIComponent(idOrSlug)}`;

/** Where a mentor sees the same, before it is public as well. */
export const OWN_MENTOR_PAGE = '/Dashboard/mentor/page';

/** A mentor in the public list. */
export const DirectoryMentor = PublicMentor.extend({
  slug: z.string().describe('of the page /mentors/{slug}'),
  rounds: z.array(Round).describe('that they interview for'),
  sessionsHeld: z.int(),
  repliesWithinHours: z.int().nullable().describe('to messages, usually; null: not known yet'),
});
export type DirectoryMentor = z.infer<typeof DirectoryMentor>;

/** What a learner wrote for everyone to read, once they agreed to it. */
export const PublicReview = z.object({
  _id: Id,
  stars: z.int(),
  text: z.string(),
  firstName: z
    .string()
    .nullable()
    .describe('null: they have deleted their account; empty: it is not fit to be shown'),
  round: Round.nullable(),
  isFree: z.boolean().describe('of a free introduction'),
  writtenAt: Instant,
  answer: z.object({ text: z.string(), answeredAt: Instant }).nullable().describe("the mentor's"),
});
export type PublicReview = z.infer<typeof PublicReview>;

/** A mentor's public page: only what they have approved, and what learners agreed to have shown. */
export const MentorPage = DirectoryMentor.extend({
  nextTimes: z.array(Instant).describe('the next times at which an interview can be booked'),
  distribution: z
    .array(z.int())
    .describe('how many ratings have one star, two, and so on; learners rate once a session'),
  reviews: z.array(PublicReview).describe('newest first'),
  reviewTotal: z.int(),
  reviewPages: z.int(),
});
export type MentorPage = z.infer<typeof MentorPage>;

export const getMentorDirectory = endpoint({
  method: 'GET',
  path: '/mentors/directory',
  summary: 'One page of the verified mentors, as visitors see them',
  query: MentorQuery,
  response: paged(DirectoryMentor),
});

export const getMentorPage = endpoint({
  method: 'GET',
  path: '/mentorpages/:mentor',
  summary:
    'A verified mentor by slug, former slug or id. `mentor_gone`: was public once; `not_found`: never was',
  params: z.object({ mentor: Token.max(LONGEST_SLUG) }),
  query: z.object({ page: PageNumber.describe('of the reviews') }),
  response: z.object({ data: MentorPage }),
});
