import { PersonName, Phone } from '../accounts/accounts.ts';
import { CODE_BROWSER_HEADER, Code } from '../accounts/codes.ts';
import { NewPassword } from '../accounts/passwords.ts';
import { Email, User } from '../accounts/users.ts';
import { EXPERTISE } from '../catalogues/expertise.ts';
import { MENTOR_LANGUAGES } from '../catalogues/languages.ts';
import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { filterText, PageNumber, paged, SearchText } from '../http/paging.ts';
import { Line, Token } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { ROUNDS } from '../sessions/rounds.ts';
import { Round } from '../sessions/sessions.ts';
import { MENTOR_LIMITS, MENTOR_STATUSES, REQUIRED_MENTOR_FIELDS } from './mentorLife.ts';

export const MENTORS_PER_PAGE = 50;

const line = (max: number) => Line.min(1, 'is missing').max(max);
/** Sorted in the catalogue's order, without duplicates. */
const namesOf = <Name extends string>(catalogue: readonly Name[], max: number) =>
  z
    .array(z.enum(catalogue as [Name, ...Name[]]))
    .min(1, 'is missing')
    .max(max)
    .transform((names) => catalogue.filter((name) => names.includes(name)));

/** A LinkedIn profile URL as copied, with or without https. */
const LinkedIn = Token.trim()
  .min(1, 'is missing')
  .max(MENTOR_LIMITS.linkedIn)
  .transform((text) => (/^https?:\/\//i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`))
  .pipe(
    z.url({
      protocol: /^https$/,
      hostname: /^([a-z]{2,3}\.)?linkedin\.com$/i,
      error: 'is not at linkedin.com',
    }),
  )
  // What stands before @ would be read as the address: https://another.example@linkedin.com/
  .refine((url) => !/^https:\/\/[^/?#]*@/.test(url), 'is not at linkedin.com');

/** The fields a mentor fills in. */
const MentorDetails = z.strictObject({
  headline: line(MENTOR_LIMITS.headline).describe('one sentence: what learners get from them'),
  company: line(MENTOR_LIMITS.company),
  designation: line(MENTOR_LIMITS.designation),
  years: z.int().min(0).max(MENTOR_LIMITS.years).describe('of experience at work'),
  linkedIn: LinkedIn,
  expertise: namesOf(EXPERTISE, MENTOR_LIMITS.expertise),
  languages: namesOf(MENTOR_LANGUAGES, MENTOR_LIMITS.languages).describe('in which they interview'),
  rounds: namesOf(ROUNDS, ROUNDS.length).describe('that they interview for'),
});
/** A partial update. */
export const MentorChange = MentorDetails.partial();
export type MentorChange = z.infer<typeof MentorChange>;

/** A verified mentor's public data. */
export const PublicMentor = z.object({
  _id: Id,
  Name: z.string(),
  photo: z.string().nullable(),
  headline: z.string(),
  company: z.string(),
  designation: z.string(),
  years: z.int().nullable(),
  linkedIn: z.string().nullable(),
  expertise: z.array(z.string()),
  languages: z.array(z.string()),
  rating: z.number().nullable().describe('average of 1 to 5 stars by learners; null: none yet'),
  ratingCount: z.int(),
  nextFreeAt: Instant.nullable().describe('null: no free time in the next 28 days'),
  offersIntroduction: z.boolean(),
});
export type PublicMentor = z.infer<typeof PublicMentor>;

/** The mentor's own view: their status, and the fields still missing. */
export const MentorProfile = PublicMentor.extend({
  rounds: z.array(Round).describe('that they interview for; all until they choose'),
  status: z.enum(MENTOR_STATUSES),
  since: Instant.nullable().describe('when the status became what it is; null before the first step'),
  reason: z.string().nullable().describe('why the team has declined or suspended'),
  missing: z
    .array(z.enum(REQUIRED_MENTOR_FIELDS))
    .describe('what an application still needs, in the order of the steps'),
});
export type MentorProfile = z.infer<typeof MentorProfile>;
const OwnProfile = z.object({ data: MentorProfile });

export const becomeMentor = endpoint({
  method: 'GET',
  path: '/becomeMentor',
  summary: `Begins an application with a code that was mailed for it, or goes on with one; gives an onboarding token. A caller without cookies sends the header \`${CODE_BROWSER_HEADER}\``,
  query: z.object({ emailId: Email, otp: Code.default('') }),
  response: z.object({ token: z.string(), data: z.object({ user: User }) }),
});

/** Search, filters and order of a list of mentors. */
export const MentorQuery = z.object({
  page: PageNumber,
  q: SearchText.describe('words of name, headline, company, job title or expertise, or parts of such words'),
  round: Round.optional().describe('that they interview for'),
  expertise: filterText(100),
  language: filterText(100),
  company: filterText(MENTOR_LIMITS.company).describe('words of its name'),
  rating: z.enum(['3', '4']).optional().describe('at least so many stars on average'),
  freeWithin: z.enum(['1', '3', '7']).optional().describe('days until the next free time, at most'),
  introduction: z.literal('1').optional().describe('only those who offer free introductions'),
  sort: z.enum(['newest', 'free', 'rating']).default('newest').describe('`free`: soonest free time first'),
});

export const getMentors = endpoint({
  method: 'GET',
  path: '/getmentors',
  summary: 'One page of the verified mentors',
  query: MentorQuery,
  response: paged(PublicMentor),
});

export const getMentorProfile = endpoint({
  method: 'GET',
  path: '/mentor/profile',
  summary: "The caller's own profile as a mentor",
  response: OwnProfile,
});

export const saveMentorProfile = endpoint({
  method: 'PUT',
  path: '/mentor/profile',
  summary: 'Changes the given fields of the own profile',
  body: MentorChange,
  response: OwnProfile,
});

export const saveMentorPerson = endpoint({
  method: 'PUT',
  path: '/mentor/person',
  summary: 'Name and phone number of the caller, and a password where there is none yet',
  body: z.strictObject({ name: PersonName, phone: Phone, password: NewPassword.optional() }),
  response: OwnProfile,
});

export const applyAsMentor = endpoint({
  method: 'POST',
  path: '/mentor/application',
  summary: 'Sends the profile to the team; `fields` of a refusal name what is missing',
  response: OwnProfile,
});
