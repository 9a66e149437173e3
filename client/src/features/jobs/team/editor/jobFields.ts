import { daysAfter, indianDay } from '@preproom/models/contract/http/indianDays';
import { PAISE_PER_LAKH } from '@preproom/models/contract/jobs/jobLimits';
import type { HqJob, JobText } from '@preproom/models/contract/jobs/team/jobs';

/** The form's fields. Where the contract has a pair, the first has its name, so that the server's errors find it. */
export interface JobFields {
  /** Of the version that was edited; 0 for a new job. */
  revision: number;
  title: string;
  company: string;
  place: string;
  isRemote: boolean;
  experience: string;
  experienceTo: string;
  /** In lakh rupees a year; both empty when the company does not say. */
  salary: string;
  salaryTo: string;
  skills: string;
  applyUrl: string;
  /** The last day of applications, by India's calendar. */
  expiresAt: string;
  description: string;
}

const DEFAULT_DAYS = 30;

export const JOB_FIELDS = Object.keys(fieldsOf(null, 0)) as (keyof JobFields)[];

export function fieldsOf(job: HqJob | null, nowMs: number): JobFields {
  if (!job)
    return {
      revision: 0,
      ...{ title: '', company: '', place: '', isRemote: false, experience: '0', experienceTo: '2' },
      ...{ salary: '', salaryTo: '', skills: '', applyUrl: '', description: '' },
      expiresAt: daysAfter(indianDay(nowMs), DEFAULT_DAYS),
    };
  const { revision, title, company, place, isRemote, experience, salary, skills, applyUrl, description } =
    job;
  return {
    revision,
    ...{ title, company, place, isRemote, description },
    experience: String(experience.minYears),
    experienceTo: String(experience.maxYears),
    salary: salary ? String(salary.minPaise / PAISE_PER_LAKH) : '',
    salaryTo: salary ? String(salary.maxPaise / PAISE_PER_LAKH) : '',
    skills: skills.join(', '),
    applyUrl: applyUrl ?? '',
    expiresAt: indianDay(Date.parse(job.expiresAt)),
  };
}

/** What is sent. Fields that do not fit are left to the server's checks, which name them. */
export function textOf(fields: JobFields): JobText {
  const { title, company, place, isRemote, description, salary, salaryTo } = fields;
  const hasSalary = salary.trim() !== '' || salaryTo.trim() !== '';
  return {
    ...{ title, company, place, isRemote, description },
    experience: { minYears: numberOf(fields.experience), maxYears: numberOf(fields.experienceTo) },
    salary: hasSalary
      ? { minPaise: paiseOf(salary || salaryTo), maxPaise: paiseOf(salaryTo || salary) }
      : null,
    skills: listOf(fields.skills),
    applyUrl: fields.applyUrl.trim() || null,
    expiresAt: endOfDay(fields.expiresAt),
  };
}

/** NaN, which is sent as null, is refused by the server. */
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
const paiseOf = (lakh: string) => Math.round(numberOf(lakh) * PAISE_PER_LAKH);

function listOf(text: string): string[] {
  const items = text.split(',').map((item) => item.trim());
  return [...new Set(items)].filter(Boolean);
}

/** India has no summer time. */
function endOfDay(day: string): string {
  const at = new Date(`${day}T23:59:59.999+05:30`);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
