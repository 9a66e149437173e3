import { readdirSync } from 'node:fs';
import { readContent } from '../../../content/readContent.ts';
import { CaseStudy } from './caseStudy.ts';

const FOLDER = new URL('.', import.meta.url);

let loaded: readonly CaseStudy[] | undefined;

/** The guided cases, read and checked at the first use. */
export function caseStudies(): readonly CaseStudy[] {
  loaded ??= readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => readContent(new URL(name, FOLDER), CaseStudy));
  return loaded;
}

/** The case with this title. Titles are never changed, since attempts store them. */
export function caseByTitle(title: string): CaseStudy | undefined {
  return caseStudies().find((study) => study.title === title);
}
