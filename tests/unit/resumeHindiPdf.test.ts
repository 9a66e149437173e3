import { analyseResume } from '@preproom/client/src/resume/analyseResume.ts';
import { extractResume } from '@preproom/client/src/resume/extract/extractResume.ts';
import { parseResume } from '@preproom/client/src/resume/parseResume.ts';
import { expect, test } from 'vitest';
import { actualTextPdf } from '../support/assessments/resume/actualTextPdf.ts';

const LINES = [
  ['सरिता शर्मा', 22],
  ['sarita.sharma@post.example | 98765 43210', 10],
  ['कार्य अनुभव', 14],
  ['शिक्षिका, ज्ञान भारती स्कूल, जून 2021 - मार्च 2025', 10],
  ['- 160 विद्यार्थियों को गणित पढ़ाया', 10],
  ['शिक्षा', 14],
  ['बी.एड., पटना विश्वविद्यालय, 2017 - 2019, 72%', 10],
  ['कौशल', 14],
  ['Excel', 10],
] as const;

test('Hindi whose glyphs mean nothing is read by the words that the file gives for them', async () => {
  const resume = parseResume(await extractResume(actualTextPdf(LINES)));
  expect(resume.lines.map(({ text }) => text)).toEqual(LINES.map(([text]) => text));
  expect(resume.contact.name?.value).toBe('सरिता शर्मा');
  expect(resume.sections.map(({ kind }) => kind)).toEqual(['top', 'experience', 'education', 'skills']);
  expect(resume.entries).toMatchObject([
    { title: 'शिक्षिका', organisation: 'ज्ञान भारती स्कूल', from: '2021-06', to: '2025-03' },
    { title: 'बी.एड.', organisation: 'पटना विश्वविद्यालय' },
  ]);
});

test('a word in several marked parts is whole, also before a run with two spaces', async () => {
  const lines = [...LINES.slice(0, 1), ['sarita.sharma@post.example | पट+ना+,~|~India बिहा+र', 10]] as const;
  const { lines: read } = parseResume(await extractResume(actualTextPdf([...lines, ...LINES.slice(2)])));
  expect(read[1]?.text).toMatch(/\| पटना,\s+\|\s+India बिहार$/);
});

test('without these words the file is refused, not judged', async () => {
  await expect(extractResume(actualTextPdf(LINES, false))).rejects.toMatchObject({ fault: 'broken_text' });
});

test('bullets in Hindi are not judged by English verbs', async () => {
  const { rules } = analyseResume(parseResume(await extractResume(actualTextPdf(LINES))), null);
  const checks = rules.flatMap((rule) => rule.checks).filter(({ id }) => /verb/i.test(id));
  expect(checks.map(({ notJudged }) => notJudged)).toEqual(['otherLanguage', 'otherLanguage']);
});
