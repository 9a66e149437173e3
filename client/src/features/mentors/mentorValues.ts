import { MENTOR_LIMITS, type NeededOfMentor } from '@preproom/models/contract/people/mentorLife';
import type { MentorChange, MentorProfile } from '@preproom/models/contract/people/mentors';
import type { User } from '@preproom/models/contract/people/users';

/** What stands in the fields, as it is typed. */
export interface MentorValues {
  name: string;
  phone: string;
  headline: string;
  company: string;
  designation: string;
  years: string;
  linkedIn: string;
  expertise: string[];
  languages: string[];
}
export type MentorField = keyof MentorValues;

export const PERSON_FIELDS = ['name', 'phone'] as const satisfies readonly MentorField[];
export const WORK_FIELDS = [
  'headline',
  'designation',
  'company',
  'years',
  'linkedIn',
] as const satisfies readonly MentorField[];
export const KNOWLEDGE_FIELDS = ['expertise', 'languages'] as const satisfies readonly MentorField[];
export const ALL_FIELDS: readonly MentorField[] = [...PERSON_FIELDS, ...WORK_FIELDS, ...KNOWLEDGE_FIELDS];

export function valuesOf(
  profile: MentorProfile,
  { Name, phone }: Pick<User, 'Name' | 'phone'>,
): MentorValues {
  const { headline, company, designation, years, linkedIn, expertise, languages } = profile;
  // Before the application the name is only a guess from the address, until it is given together with the number.
  const name = profile.status === 'draft' && phone === '' ? '' : Name;
  const work = { headline, company, designation, years: years?.toString() ?? '', linkedIn: linkedIn ?? '' };
  return { name, phone, ...work, expertise, languages };
}

/** The fields of these that the server would refuse, as far as the page can see. */
export function faultyFields(values: MentorValues, fields: readonly MentorField[]): MentorField[] {
  return fields.filter((field) => !isGood(values, field));
}

function isGood(values: MentorValues, field: MentorField): boolean {
  if (field === 'years')
    return /^\d{1,2}$/.test(values.years.trim()) && Number(values.years) <= MENTOR_LIMITS.years;
  if (field === 'linkedIn')
    return /^(https?:\/\/)?([a-z]{2,3}\.)?linkedin\.com\/\S+$/i.test(values.linkedIn.trim());
  const value = values[field];
  return typeof value === 'string' ? value.trim() !== '' : value.length > 0;
}

/** The details as they are sent; only the given fields. */
export function detailsOf(values: MentorValues, fields: readonly MentorField[]): MentorChange {
  const details = { ...values, years: Number(values.years) };
  const isDetail = (name: string) => !PERSON_FIELDS.some((field) => field === name);
  // The catalogues' names come from the catalogues; the server looks again.
  return Object.fromEntries(
    Object.entries(details).filter(([name]) => isDetail(name) && fields.some((field) => field === name)),
  ) as MentorChange;
}

/** The fields that a refusal names; `expertise.0` is of `expertise`. */
export function refusedFields(fields: Record<string, string> = {}): string[] {
  return Object.keys(fields).map((path) => path.split('.')[0] ?? path);
}

export const STEPS = ['about', 'work', 'knowledge', 'resume'] as const;
export type Step = (typeof STEPS)[number];
const STEP_OF: Record<NeededOfMentor, Step> = {
  ...{ name: 'about', phone: 'about', password: 'about' },
  ...{ headline: 'work', company: 'work', designation: 'work', years: 'work', linkedIn: 'work' },
  ...{ expertise: 'knowledge', languages: 'knowledge', resume: 'resume' },
};

/** The step that is wanted, unless one before it is not done. */
export function reachedStep(wanted: string | null, missing: readonly NeededOfMentor[]): Step {
  const [first] = missing;
  const furthest = STEPS.indexOf(first ? STEP_OF[first] : 'resume');
  const step = STEPS.indexOf(wanted as Step);
  return STEPS[step === -1 ? furthest : Math.min(step, furthest)] ?? 'about';
}
