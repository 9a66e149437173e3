import { MAX_SEARCH_LENGTH } from '@preproom/models/contract/http/paging';
import { MAX_EXPERIENCE_YEARS, SALARY_STEPS_LAKH } from '@preproom/models/contract/jobs/jobLimits';
import { pageNumber } from '../../lib/page/pageNumber.ts';

/** The URL's filter as the API takes it. Ignores empty and unknown values. */
export interface JobFilter {
  page: number;
  q: string;
  place: string;
  remote: '' | '1';
  /** Years of experience that the user has. */
  experience: string;
  /** Minimum pay in lakh rupees a year. */
  salary: string;
  /** Comma-separated. */
  skills: string;
}
export type JobFilterName = Exclude<keyof JobFilter, 'page'>;

const FILTER_NAMES = ['q', 'place', 'remote', 'experience', 'salary', 'skills'] as const;
/** Options of the experience filter, in years. */
export const EXPERIENCE_STEPS = [0, 1, 2, 3, 5, 8, 10];
const LONGEST_PLACE = 80;

export function jobFilter(search: URLSearchParams): JobFilter {
  const text = (name: string, longest: number) => (search.get(name) ?? '').trim().slice(0, longest);
  const experience = text('experience', 2);
  const salary = text('salary', 2);
  return {
    page: pageNumber(search),
    q: text('q', MAX_SEARCH_LENGTH),
    place: text('place', LONGEST_PLACE),
    remote: search.get('remote') === '1' ? '1' : '',
    experience: /^\d+$/.test(experience) && Number(experience) <= MAX_EXPERIENCE_YEARS ? experience : '',
    salary: SALARY_STEPS_LAKH.some((lakh) => String(lakh) === salary) ? salary : '',
    skills: text('skills', MAX_SEARCH_LENGTH),
  };
}

export function isFiltered(filter: JobFilter): boolean {
  return FILTER_NAMES.some((name) => filter[name] !== '');
}

/** Path of the list with a filter and a change to it. Goes to page 1 unless the change names a page. */
export function jobsPath(filter: Partial<JobFilter>, change: Partial<JobFilter> = {}): string {
  const target = { ...filter, page: 1, ...change };
  const search = new URLSearchParams();
  for (const name of FILTER_NAMES) if (target[name]) search.set(name, target[name]);
  if (target.page > 1) search.set('page', String(target.page));
  return search.size > 0 ? `/jobs?${search}` : '/jobs';
}

export function jobPath(id: string): string {
  return `/jobs/detail?id=${encodeURIComponent(id)}`;
}

/** The filter's skills as a list. */
export function skillsOf({ skills }: Pick<JobFilter, 'skills'>): string[] {
  return skills
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');
}
