import { foldText, queryWords, wordsOf } from '../../contract/http/searchText.ts';
import type { JobSearch } from '../../contract/jobs/jobAlerts.ts';
import { PAISE_PER_LAKH, SALARY_STEPS_LAKH } from '../../contract/jobs/jobLimits.ts';
import type { JobQuery } from '../../contract/jobs/jobs.ts';
import { textOfHtml } from '../blogs/sanitizedHtml.ts';
import { withBeginnings } from '../blogs/withBeginnings.ts';
import type { JobDocument } from './job.model.ts';

type FoundBy = Pick<
  JobDocument,
  'title' | 'company' | 'place' | 'isRemote' | 'experience' | 'salary' | 'skills' | 'description'
>;

/**
 * Everything a job can be filtered by, as strings in one indexed array: search words (`word:react`), city, skills, each matching year
 * of experience (`years:3`) and each salary step it reaches (`pays:8`). Any combination of filters is then a few equality matches on
 * one index.
 */
export function facetsOfJob(job: FoundBy): string[] {
  const { minYears, maxYears } = job.experience;
  const years = Array.from({ length: maxYears - minYears + 1 }, (_, i) => minYears + i);
  const steps = SALARY_STEPS_LAKH.filter((lakh) => lakh * PAISE_PER_LAKH <= (job.salary?.maxPaise ?? 0));
  const text = [job.title, job.company, job.place, ...job.skills, textOfHtml(job.description)].join(' ');
  return [
    ...withBeginnings(wordsOf(text)).map(asWord),
    ...job.skills.map(asSkill),
    ...years.map(asYears),
    ...steps.map(asPay),
    asPlace(job.place),
    ...(job.isRemote ? [REMOTE] : []),
  ];
}

/** The facets that a job must have to match the query; null if the query cannot match any job. */
export function queryFacets({ q, place, remote, experience, salary, skills }: JobQuery): string[] | null {
  const words = queryWords(q ?? '');
  if (q && words.length === 0) return null;
  const wantedSkills = (skills ?? '').split(',').filter((skill) => skill.trim() !== '');
  return [
    ...words.map(asWord),
    ...wantedSkills.map(asSkill),
    ...(experience === undefined ? [] : [asYears(experience)]),
    ...(salary === undefined ? [] : [asPay(salary)]),
    ...(place === undefined ? [] : [asPlace(place)]),
    ...(remote ? [REMOTE] : []),
  ];
}

/** The same of a saved search, and the facets as one text, in order; null if no job can match it. */
export function alertFacets({ q, place, remote, experience, salary, skills }: JobSearch) {
  const facets = queryFacets({
    page: 1,
    ...(q && { q }),
    ...(place && { place }),
    ...(remote && { remote }),
    ...(experience && { experience: Number(experience) }),
    ...(salary && { salary: Number(salary) }),
    ...(skills && { skills }),
  });
  return facets && { facets, key: [...facets].sort().join(' ') };
}

const REMOTE = 'remote';
const asWord = (word: string) => `word:${word}`;
// Compared whole, not by words: "C" must match neither "C++" nor "C#".
const asSkill = (skill: string) => `skill:${foldText(skill.trim()).replace(/\s+/g, ' ')}`;
const asYears = (years: number) => `years:${years}`;
const asPay = (lakh: number) => `pays:${lakh}`;
const asPlace = (place: string) => `place:${queryWords(place).join(' ')}`;
