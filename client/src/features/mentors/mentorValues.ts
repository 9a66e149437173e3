import type { User } from '@preproom/models/contract/accounts/users';
import { MENTOR_LIMITS, type RequiredMentorField } from '@preproom/models/contract/mentors/mentorLife';
import type { MentorChange, MentorProfile } from '@preproom/models/contract/mentors/mentors';

/** The form's values as typed. */
export interface MentorValues {
  name: string;
  phone: string;
  /** Asked for only while the account has none. */
  password: string;
  headline: string;
  company: string;
  designation: string;
  years: string;
  linkedIn: string;
  expertise: string[];
  languages: string[];
  rounds: string[];
}
export type MentorField = Exclude<keyof MentorValues, 'password'>;

const PERSON_FIELDS = ['name', 'phone'] as const satisfies readonly MentorField[];
export const WORK_FIELDS = [
  'headline',
  'designation',
  'company',
  'years',
  'linkedIn',
] as const satisfies readonly MentorField[];
export const KNOWLEDGE_FIELDS = ['expertise', 'languages', 'rounds'] as const satisfies readonly MentorField[];
export const ALL_FIELDS: readonly MentorField[] = [...PERSON_FIELDS, ...WORK_FIELDS, ...KNOWLEDGE_FIELDS];

export function valuesOf(
  profile: MentorProfile,
  { Name, phone }: Pick<User, 'Name' | 'phone'>,
): MentorValues {
  const { headline, company, designation, years, linkedIn, expertise, languages, rounds } = profile;
  // A new account's name is only guessed from its e-mail until name and phone number are saved together.
  const name = profile.status === 'draft' && phone === '' ? '' : Name;
  const work = { headline, company, designation, years: years?.toString() ?? '', linkedIn: linkedIn ?? '' };
  return { name, phone, password: '', ...work, expertise, languages, rounds };
}

export function yearsFault(text: string): string | null {
  const isGood = /^\d{1,2}$/.test(text.trim()) && Number(text) <= MENTOR_LIMITS.years;
  return isGood ? null : 'not a number of years';
}

export function linkedInFault(text: string): string | null {
  const isGood = /^(https?:\/\/)?([a-z]{2,3}\.)?linkedin\.com\/\S+$/i.test(text.trim());
  return isGood ? null : 'not a LinkedIn profile';
}

/** Body of `saveMentorProfile`: the named fields, without name and phone number, which another call saves. */
export function detailsOf(values: MentorValues, fields: readonly MentorField[]): MentorChange {
  const { name, phone, password, ...rest } = values;
  const details = { ...rest, years: Number(values.years) };
  // Expertise and languages are chosen from the contract's catalogues, and the server checks them again.
  return Object.fromEntries(
    Object.entries(details).filter(([detail]) => fields.some((field) => field === detail)),
  ) as MentorChange;
}

/** `availability` can be skipped. */
export const STEPS = ['about', 'work', 'knowledge', 'availability', 'resume'] as const;
export type Step = (typeof STEPS)[number];
const STEP_OF: Record<RequiredMentorField, Step> = {
  name: 'about',
  phone: 'about',
  password: 'about',
  headline: 'work',
  company: 'work',
  designation: 'work',
  years: 'work',
  linkedIn: 'work',
  expertise: 'knowledge',
  languages: 'knowledge',
  resume: 'resume',
};

/** The steps up to the first one that still misses something. */
export function reachableSteps([first]: readonly RequiredMentorField[]): [Step, ...Step[]] {
  const furthest = STEPS.indexOf(first ? STEP_OF[first] : 'resume');
  return ['about', ...STEPS.slice(1, furthest + 1)];
}
