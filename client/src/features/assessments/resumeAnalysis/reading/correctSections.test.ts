import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseResume } from '../../../../resume/analyseResume.ts';
import type { Line } from '../../../../resume/layout/line.ts';
import { parseResume, type Resume } from '../../../../resume/parseResume.ts';
import { resumeOf } from '../../../../resume/testing/pdfOf.ts';
import { correctResume, NO_CORRECTIONS } from './corrections.ts';
import { correctSections, type LineReadings, lineKey, sectionRows } from './correctSections.ts';

const resume = parseResume(
  resumeOf([
    ['Education', ['B.Tech, Anna University, 2025, CGPA 8.4/10', 'Things I made', 'Library, 2024']],
    [
      'Experience',
      [
        'Intern, Nimbus Labs, Jan 2024 - May 2024',
        '• Built payment services for 4 shops',
        '• and their ledgers of 12 months',
        'Tested the same services with 30 clerks',
        '• Chennai',
      ],
    ],
    ['Skills', ['Java, SQL']],
  ]),
);
const at = (text: string) => lineKey(resume.lines.find((line) => line.text === text) as Line);
const said = (lines: LineReadings): Resume => correctResume(resume, { ...NO_CORRECTIONS, lines });
const kinds = ({ sections }: Resume) => sections.map(({ kind }) => kind);
const bullets = ({ statements }: Resume) => statements.map(({ text }) => text);

describe('a heading', () => {
  test('that was missed begins a section, and the score follows', () => {
    expect(kinds(resume)).toEqual(['top', 'education', 'experience', 'skills']);
    const corrected = said({ [at('Things I made')]: 'projects' });
    expect(kinds(corrected)).toEqual(['top', 'education', 'projects', 'experience', 'skills']);
    expect(corrected.sections[2]).toMatchObject({
      heading: { text: 'Things I made' },
      lines: [{ text: 'Library, 2024' }],
    });
    expect(corrected.entries.filter(({ kind }) => kind === 'projects')).toHaveLength(1);
  });

  test('with its section beside it keeps that as content', () => {
    const corrected = said({ [at('Library, 2024')]: 'skills' });
    expect(corrected.sections[2]).toMatchObject({ kind: 'skills', lines: [] });
    const labelled = parseResume(resumeOf([['Education', ['B.Tech, 2025', 'Knows: Java, SQL']]]));
    const line = labelled.lines.find(({ text }) => text.startsWith('Knows')) as Line;
    const { sections } = correctResume(labelled, { ...NO_CORRECTIONS, lines: { [lineKey(line)]: 'skills' } });
    expect(sections.at(-1)).toMatchObject({ kind: 'skills', lines: [{ text: 'Knows: Java, SQL' }] });
  });

  test('that is none is a line of the section before, and is listed where it can be put back', () => {
    const lines = { [at('Experience')]: 'text' } as const;
    expect(kinds(said(lines))).toEqual(['top', 'education', 'skills']);
    const row = sectionRows(resume.sections, lines).find(({ heading }) => heading?.text === 'Experience');
    expect(row).toMatchObject({ own: 'experience', kind: 'text', isCorrected: true });
    expect(row?.lines).toHaveLength(5);
  });
});

describe('a bullet', () => {
  const read = ['Built payment services for 4 shops', 'and their ledgers of 12 months', 'Chennai'];

  test('is joined to the one above', () => {
    expect(bullets(resume)).toEqual(read);
    expect(bullets(said({ [at('• and their ledgers of 12 months')]: 'continued' }))).toEqual([
      'Built payment services for 4 shops and their ledgers of 12 months',
      'Chennai',
    ]);
  });

  test('begins where the reader saw none, with the mark of the others', () => {
    const { statements } = said({ [at('Tested the same services with 30 clerks')]: 'bullet' });
    expect(statements.map(({ text }) => text)).toContain('Tested the same services with 30 clerks');
    expect(new Set(statements.map(({ mark }) => mark)).size).toBe(1);
  });

  test('is none any more, and its points are judged without it', () => {
    const corrected = said({ [at('• Chennai')]: 'text' });
    expect(bullets(corrected)).toEqual(read.slice(0, 2));
    const short = (of: Resume) =>
      analyseResume(of, null)
        .rules.flatMap(({ checks }) => checks)
        .find(({ id }) => id === 'statementLength')?.lost;
    expect(short(resume)).toContainEqual({ quote: 'Chennai' });
    expect(short(corrected)).not.toContainEqual({ quote: 'Chennai' });
  });

  test('is split off from one that was wrapped, and takes the lines below along', () => {
    const items = resumeOf([['Experience', ['Intern, Nimbus Labs, Jan 2024 - May 2024', '• Built shops']]]);
    const [page] = items.pages;
    const wrapped = ['Led a team of 6 people in', 'three towns of the state'];
    for (const [index, text] of wrapped.entries())
      page?.items.push({ text, x: 56, y: 132 + 13 * index, width: 125, size: 10, isBold: false });
    const whole = parseResume(items);
    expect(bullets(whole)).toEqual([`Built shops ${wrapped.join(' ')}`]);
    const line = whole.lines.find(({ text }) => text === wrapped[0]) as Line;
    const split = correctResume(whole, { ...NO_CORRECTIONS, lines: { [lineKey(line)]: 'bullet' } });
    expect(bullets(split)).toEqual(['Built shops', wrapped.join(' ')]);
  });
});

describe('the list of lines', () => {
  test('has what each was read as, and offers bullets only where they say something', () => {
    const rows = sectionRows(resume.sections, { [at('• Chennai')]: 'text' });
    const [intern, built, , , chennai] =
      rows.find(({ heading }) => heading?.text === 'Experience')?.lines ?? [];
    expect(intern).toMatchObject({ own: 'text', canBe: { bullet: true, continued: false } });
    expect(built).toMatchObject({ own: 'bullet', role: 'bullet', isCorrected: false });
    expect(chennai).toMatchObject({ own: 'bullet', role: 'text', isCorrected: true });
    expect(rows.at(-1)?.lines[0]?.canBe).toEqual({ bullet: false, continued: false });
  });

  test('has every line once, whatever is said of them', () => {
    const keys = resume.lines.map(lineKey);
    const readings = fc.dictionary(
      fc.constantFrom(...keys),
      fc.constantFrom('text', 'bullet', 'continued', 'projects', 'skills', 'other'),
    );
    fc.assert(
      fc.property(readings as fc.Arbitrary<LineReadings>, (lines) => {
        const rows = sectionRows(resume.sections, lines);
        const listed = rows.flatMap(({ heading, lines: below }) => [
          ...(heading ? [lineKey(heading)] : []),
          ...below.map(({ line }) => lineKey(line)),
        ]);
        expect(listed).toEqual(keys);
        const kept = correctSections(resume.sections, lines).flatMap((section) => [
          ...(section.heading ? [lineKey(section.heading)] : []),
          ...section.lines.map(lineKey),
        ]);
        expect(new Set(kept)).toEqual(new Set(keys));
      }),
    );
  });
});
