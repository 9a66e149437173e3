import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { PageNumber, paged } from '../http/paging.ts';
import { z } from '../http/zod.ts';
import { RatingComparison } from '../room/performance.ts';
import { StoredFile } from './files.ts';
import { MENTOR_LIMITS, MENTOR_LISTS, MENTOR_STATUSES, TEAM_ACTS } from './mentorLife.ts';
import { PublicMentor } from './mentors.ts';

export const HQ_MENTORS_PER_PAGE = 25;

const status = z.enum(MENTOR_STATUSES);
const revision = z.int().min(0).describe('how often what the team checks has changed');
const cancellations = z.int().min(0).describe('sessions cancelled by the mentor in the last 30 days');
const Counts = z.record(z.enum(MENTOR_LISTS), z.int().min(0));

/** A mentor in the team's list. Contains nothing private. */
export const MentorEntry = z.object({
  _id: Id,
  Name: z.string(),
  photo: z.string().nullable(),
  headline: z.string(),
  company: z.string(),
  designation: z.string(),
  status,
  since: Instant,
  isChanged: z.boolean().describe('what was checked has changed since'),
  cancellations,
});
export type MentorEntry = z.infer<typeof MentorEntry>;

/** Everything needed to decide on an application. Each view is recorded in the audit log. */
export const MentorFile = PublicMentor.extend({
  Email: z.string(),
  phone: z.string(),
  status,
  since: Instant,
  appliedAt: Instant.nullable(),
  isChanged: z.boolean(),
  revision,
  reason: z.string().nullable(),
  resume: StoredFile.nullable(),
  isLeaving: z.boolean().describe('the account is going to be deleted'),
  cancellations,
  comparison: RatingComparison,
});
export type MentorFile = z.infer<typeof MentorFile>;

const MentorId = z.strictObject({ mentorId: Id });

export const getHqWelcome = endpoint({
  method: 'GET',
  path: '/hq/welcome',
  summary: 'What waits for the team, in numbers, as far as the rights of the caller go',
  response: z.object({
    people: z
      .object({
        mentors: Counts,
        oldestWaiting: Instant.nullable().describe('when the mentor applied who waits longest'),
        callbacks: z.int().describe('requests for a callback that nobody has dealt with'),
        messages: z.int().describe('messages of the contact page that nobody has dealt with'),
        reports: z.int().describe('reports of one person about another that are open'),
        sessionsToday: z.int().describe('that begin today in India, cancelled ones left out'),
      })
      .nullable()
      .describe('null without the right to people'),
  }),
});

export const getHqMentors = endpoint({
  method: 'GET',
  path: '/hq/mentors',
  summary: 'One page of the mentors of a list; of those who wait or have changed something the longest first',
  query: z.object({ page: PageNumber, list: z.enum(MENTOR_LISTS).default('pending') }),
  response: paged(MentorEntry).extend({ counts: Counts }),
});

export const getHqMentor = endpoint({
  method: 'GET',
  path: '/hq/mentors/:mentorId',
  summary: 'All about one mentor; the look is noted',
  params: MentorId,
  response: z.object({ data: MentorFile }),
});

export const actOnMentor = endpoint({
  method: 'POST',
  path: '/hq/mentors/:mentorId/acts',
  summary: 'Verifies, declines, suspends or restores a mentor; the act is noted',
  params: MentorId,
  body: z.strictObject({
    act: z.enum(TEAM_ACTS),
    from: status.describe('the status on which the decision rests'),
    revision: revision.describe('what was looked at; nobody is verified who has changed something since'),
    reason: z
      .string()
      .trim()
      .min(1, 'is missing')
      .max(MENTOR_LIMITS.reason)
      .optional()
      .describe('to decline and to suspend; the mentor reads it'),
  }),
  response: z.object({ data: MentorEntry }),
});
