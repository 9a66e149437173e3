import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  COMMENT_CRITERIA,
  FEEDBACK_CRITERIA,
  STAR_CRITERIA,
} from '@preproom/models/contract/catalogues/criteria';
import { LANGUAGES } from '@preproom/models/contract/http/language';
import { expect, it } from 'vitest';
import { sampleReport } from '../../client/src/features/reports/sample/sampleReport.ts';
import { ROOT } from '../bin/tool.ts';

const LOCALES = ['client/src/locales', 'server/src/locales'];

/** Every sentence of a language in which a number of criteria stands. */
function sentences(language: string, number: RegExp): string[] {
  return LOCALES.flatMap((folder) => {
    const catalogues = join(ROOT, folder, language);
    return readdirSync(catalogues).flatMap((name) =>
      [...readFileSync(join(catalogues, name), 'utf8').matchAll(/^msgstr "(.*)"$/gm)]
        .flatMap(([, text = '']) => text.split(/(?<=[.।?!]) /))
        .filter((sentence) => number.test(sentence)),
    );
  });
}

it.each([
  ['en', /(\d+) criteria/],
  ['hi', /(\d+) मानदंड/],
])('pages name as many criteria as a report has (%s)', (language, number) => {
  const found = sentences(language, number);
  expect(found.length).toBeGreaterThan(3);
  for (const sentence of found)
    expect(Number(number.exec(sentence)?.[1]), sentence).toBe(FEEDBACK_CRITERIA.length);
});

// Two of them are the comments, which are no ratings and are not to be counted twice.
it.each([
  ['en', /\d+ criteria/, /\brat(?:es?|ed|ings?)\b|criteria, (?:the|your) mentor’s comments/],
  ['hi', /\d+ मानदंड/, /रेटिंग|मानदंड, मेंटर की टिप्पणियाँ/],
])('no page calls all of them ratings, or counts the comments twice (%s)', (language, number, wrong) => {
  expect(sentences(language, number).filter((sentence) => wrong.test(sentence))).toEqual([]);
});

it.each(LANGUAGES)('the sample report has every one of them (%s)', (language) => {
  const { ratings } = sampleReport(language).feedback;
  expect(Object.keys(ratings).sort()).toEqual([...FEEDBACK_CRITERIA].sort());
  for (const criterion of STAR_CRITERIA) expect(ratings[criterion]).toBeGreaterThan(0);
  for (const criterion of COMMENT_CRITERIA) expect(ratings[criterion]).toMatch(/\S/);
});
