import { MAX_SEARCH_LENGTH } from '@preproom/models/contract/http/paging';
import { MAX_EXPERIENCE_YEARS, SALARY_STEPS_LAKH } from '@preproom/models/contract/site/jobs';
import { pageNumber } from '../../lib/page/pageNumber.ts';

/** What the address asks for, as the API takes it: empty texts are no filter, and neither is what no form of ours sends. */
export interface JobFilter {
  page: number;
  q: string;
  place: string;
  remote: '' | '1';
  /** Years that somebody has. */
  experience: string;
  /** Lakh rupees a year that it has to pay at least. */
  salary: string;
  /** Separated by commas. */
  skills: string;
}
export type JobFilterName = Exclude<keyof JobFilter, 'page'>;

const FILTER_NAMES = ['q', 'place', 'remote', 'experience', 'salary', 'skills'] as const;
/** The years of experience that one can choose. */
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

/** The list's address with a filter, or with parts of it changed; a change leads to the first page unless it names one. */
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

/** Single skills of the filter's list. */
export function skillsOf({ skills }: Pick<JobFilter, 'skills'>): string[] {
  return skills
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');
}
