import { StoredFile } from '../../accounts/files.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Instant } from '../../http/ids.ts';
import { CSV_TYPE, exportQuery, ListRow, listPage, pageQuery } from '../../http/lists.ts';
import { Paragraphs } from '../../http/texts.ts';
import { z } from '../../http/zod.ts';
import { RatingComparison } from '../../reports/calibration.ts';
import { MENTOR_LIMITS, MENTOR_LISTS, MENTOR_STATUSES, TEAM_ACTS } from '../mentorLife.ts';
import { PublicMentor } from '../mentors.ts';

const status = z.enum(MENTOR_STATUSES);
const revision = z.int().min(0).describe('how often what the team checks has changed');
const count = z.int().min(0);

/** What the team weighs beside a mentor's profile. */
const MentorRecord = {
  sessions: count.describe('that took place in the last 30 days'),
  cancellations: count.describe('sessions cancelled by the mentor in the last 30 days'),
  lateCancellations: count.describe('those of them less than a day before the start'),
  offeredHours: z.number().min(0).describe('in the next 14 days'),
};

/** A mentor in the team's list. Contains nothing private. */
export const MentorRow = ListRow.extend({
  Name: z.string(),
  company: z.string(),
  designation: z.string(),
  status,
  since: Instant,
  isChanged: z.boolean().describe('what was checked has changed since'),
  rating: z.number().nullable().describe('average of the stars by learners'),
  ratingCount: count,
  severity: z
    .number()
    .nullable()
    .describe('stars above (positive) or below other mentors; null: not measured'),
  drift: RatingComparison.shape.drift,
  ...MentorRecord,
});
export type MentorRow = z.infer<typeof MentorRow>;

/** Everything needed to decide on an application. Each view is recorded in the audit log. */
export const MentorFile = PublicMentor.extend({
  Email: z.string(),
  phone: z.string(),
  status,
  since: Instant,
  appliedAt: Instant.nullable(),
  isChanged: z.boolean(),
  approved: PublicMentor.pick({ Name: true, company: true, designation: true, years: true, linkedIn: true })
    .extend({ hasSameResume: z.boolean() })
    .nullable()
    .describe('what the team verified last; null: nothing, or it was not stored then'),
  revision,
  reason: z.string().nullable(),
  resume: StoredFile.nullable(),
  isLeaving: z.boolean().describe('the account is going to be deleted'),
  comparison: RatingComparison,
  ...MentorRecord,
});
export type MentorFile = z.infer<typeof MentorFile>;

const MentorId = z.strictObject({ mentorId: Id });

const SORTS = ['-since', 'since'] as const;
const FILTERS = { list: z.enum(MENTOR_LISTS).optional() };

export const getHqMentors = endpoint({
  method: 'GET',
  path: '/hq/mentors',
  summary: 'Mentors, page by page; search, sort and filters in the query',
  query: pageQuery(SORTS, FILTERS),
  response: listPage(MentorRow),
});

export const exportHqMentors = endpoint({
  method: 'GET',
  path: '/hq/mentors/export',
  summary: 'Mentors, as CSV; the export is noted in the audit log',
  query: exportQuery(SORTS, FILTERS),
  response: z.file(),
  download: CSV_TYPE,
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
  summary: 'Verifies, declines, suspends or restores a mentor, or refuses changes; the act is noted',
  params: MentorId,
  body: z.strictObject({
    act: z.enum(TEAM_ACTS),
    from: status.describe('the status on which the decision rests'),
    revision: revision.describe(
      'what was looked at; nobody is verified or refused who has changed something since',
    ),
    reason: Paragraphs.trim()
      .min(1, 'is missing')
      .max(MENTOR_LIMITS.reason)
      .optional()
      .describe('to decline, to refuse and to suspend; the mentor reads it'),
  }),
  response: z.object({ data: z.object({ status }) }),
});
