import { PersonName, Phone } from '../accounts/accounts.ts';
import { EXPERTISE_AREAS } from '../catalogues/expertiseAreas.ts';
import { DATABASES, FRAMEWORKS, PROGRAMMING_LANGUAGES } from '../catalogues/technologies.ts';
import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { LANGUAGES } from '../http/language.ts';
import { Line } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { MAX_PICKED, MAX_TEXT_LENGTH } from './profileLimits.ts';

const ProfileLine = Line.min(1, 'is missing')
  .max(MAX_TEXT_LENGTH)
  .refine((text) => !/[<>]/.test(text), 'has characters that are not allowed');
/** "2004-02-29". The service checks the range, because it depends on today's date. */
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date');

function picked<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z
    .array(z.enum(names))
    .max(MAX_PICKED)
    .refine((list) => new Set(list).size === list.length, 'has duplicates');
}

const About = z.strictObject({
  name: PersonName,
  phone: Phone,
  language: z.enum(LANGUAGES).describe('of the mails that the person gets'),
  dateOfBirth: Day.describe('stays as it was given first'),
});

export const Education = z.strictObject({
  college: ProfileLine,
  degree: ProfileLine,
  branch: ProfileLine,
  year: z.int().describe('in which it ends: one of `yearList`'),
});
export type Education = z.infer<typeof Education>;

export const Goal = z.strictObject({
  targetRole: ProfileLine,
  programId: Id.nullable().describe('the program of interest'),
  interviewDate: Day.nullable().describe('the day of the real interview; not in the past when it is saved'),
});
export type Goal = z.infer<typeof Goal>;

export const Skills = z.strictObject({
  programmingLanguages: picked(PROGRAMMING_LANGUAGES),
  frameworks: picked(FRAMEWORKS),
  databases: picked(DATABASES),
  expertiseAreas: picked(EXPERTISE_AREAS as [(typeof EXPERTISE_AREAS)[number]]),
});
export type Skills = z.infer<typeof Skills>;

const Guardian = z.object({ name: z.string(), email: z.string(), consentedAt: Instant });

/** The learner's own profile. Null: not given yet. */
export const StudentProfile = z.object({
  dateOfBirth: z.string().nullable(),
  language: z.enum(LANGUAGES),
  education: Education.nullable(),
  goal: Goal.nullable(),
  skills: Skills.nullable(),
  guardian: Guardian.nullable(),
  needsGuardian: z.boolean().describe('under 18, and no guardian has consented'),
  OnboardingStep: z
    .int()
    .min(0)
    .max(4)
    .describe('the next one of about, education, goal, skills; 4: all are there'),
  completed: z
    .boolean()
    .describe('has what a session needs: contact, date of birth, goal, and a minor’s guardian'),
});
export type StudentProfile = z.infer<typeof StudentProfile>;

export const getStudentProfile = endpoint({
  method: 'GET',
  path: '/student/profile',
  summary: "The learner's own profile",
  response: StudentProfile,
});

export const saveAbout = endpoint({
  method: 'PUT',
  path: '/student/profile/about',
  summary: 'Saves name, phone, language and, once, the date of birth',
  body: About,
  response: StudentProfile,
});

export const saveEducation = endpoint({
  method: 'PUT',
  path: '/student/profile/education',
  summary: 'Saves the education',
  body: Education,
  response: StudentProfile,
});

export const saveGoal = endpoint({
  method: 'PUT',
  path: '/student/profile/goal',
  summary: 'Saves what the learner practises for',
  body: Goal,
  response: StudentProfile,
});

export const saveSkills = endpoint({
  method: 'PUT',
  path: '/student/profile/skills',
  summary: 'Saves the skills; each list may be empty',
  body: Skills,
  response: StudentProfile,
});
