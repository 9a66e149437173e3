import { describe, expect, test } from 'vitest';
import { analyseResume } from '../../../../resume/analyseResume.ts';
import type { DocxContent } from '../../../../resume/extract/document.ts';
import type { Line } from '../../../../resume/layout/line.ts';
import { parseResume } from '../../../../resume/parseResume.ts';
import { correctResume, isCorrected, NO_CORRECTIONS, withEntry, withRemoval } from './corrections.ts';
import { lineKey } from './correctSections.ts';
import { entryKey } from './entries/entryCorrections.ts';
import { readFields } from './readFields.ts';

const block = (text: string, style: 'heading' | 'bullet' | 'text' = 'text') => ({
  text,
  style,
  isBold: false,
  size: null,
  cell: null,
});
const content: DocxContent = {
  kind: 'docx',
  blocks: [
    block('Asha Verma', 'heading'),
    block('asha@post.example | 98765 43210 | github.com/asha'),
    block('Education', 'heading'),
    block('B.Tech, Anna University, 2025, CGPA 8.4/10'),
    block('Hobbies', 'heading'),
    block('Built a library system for 400 readers in Java', 'bullet'),
  ],
  links: [],
  images: 0,
  headerLines: [],
};
const resume = parseResume(content);
const place = (text: string) => lineKey(resume.lines.find((line) => line.text === text) as Line);
const hobbies = place('Hobbies');
const points = (corrected = resume) => analyseResume(corrected, null).points;

test('without corrections nothing changes', () => {
  expect(correctResume(resume, NO_CORRECTIONS)).toEqual(resume);
  expect(isCorrected(NO_CORRECTIONS)).toBe(false);
});

test('a detail that was read wrongly is replaced, with the line that has it', () => {
  const corrected = correctResume(resume, {
    fields: { name: 'ASHA VERMA', phone: '+91 98765-43210' },
    lines: {},
    entries: {},
  });
  expect(corrected.contact.name).toMatchObject({ value: 'ASHA VERMA', line: { text: 'Asha Verma' } });
  expect(corrected.contact.phones).toMatchObject([
    { value: '+919876543210', line: { text: content.blocks[1]?.text } },
  ]);
});

test('an empty correction says that the resume does not have it, and the points follow', () => {
  const corrected = correctResume(resume, { fields: { phone: ' ' }, lines: {}, entries: {} });
  expect(corrected.contact.phones).toEqual([]);
  expect(points(corrected).contact).toBe((points().contact ?? 0) - 3);
});

test('a corrected number of a wrong length loses points as one that was read', () => {
  const corrected = correctResume(resume, { fields: { phone: '+91 98765 432' }, lines: {}, entries: {} });
  expect(corrected.contact.phones).toMatchObject([{ value: '+9198765432', issue: 'wrongLength' }]);
  expect(points(corrected).contact).toBe((points().contact ?? 0) - 1);
});

test.each(['98765 4321', '12345'])('a corrected number without its country loses points too: %s', (phone) => {
  const corrections = { ...NO_CORRECTIONS, fields: { phone } };
  const corrected = correctResume(resume, corrections);
  expect(points(corrected).contact).toBe((points().contact ?? 0) - 1);
  const field = readFields(corrected, corrections).find(({ id }) => id === 'phone');
  expect(field?.wrongPhone).toBe(field?.values[0]);
});

test('several links are separated by spaces or commas', () => {
  const { contact } = correctResume(resume, {
    fields: { links: 'github.com/asha, asha.dev' },
    lines: {},
    entries: {},
  });
  expect(contact.links.map(({ value }) => value)).toEqual(['github.com/asha', 'asha.dev']);
});

test('a section of another kind is judged as such', () => {
  expect(resume.sections.at(-1)?.kind).toBe('interests');
  const corrected = correctResume(resume, { fields: {}, lines: { [hobbies]: 'projects' }, entries: {} });
  expect(points(corrected).sections).toBeGreaterThan(points().sections ?? 0);
  expect(corrected.statements).toMatchObject([{ section: 'projects' }]);
});

test('what is no heading belongs to the section before', () => {
  const { sections } = correctResume(resume, { fields: {}, lines: { [hobbies]: 'text' }, entries: {} });
  expect(sections.map(({ kind }) => kind)).toEqual(['top', 'education']);
  expect(sections.at(-1)?.lines.map(({ text }) => text)).toContain('Hobbies');
});

test('the list says what was corrected, and what the text does not have', () => {
  const corrections = {
    fields: { name: 'Asha Verma', email: 'asha@elsewhere.example' },
    lines: {},
    entries: {},
  };
  const [name, email, phone] = readFields(correctResume(resume, corrections), corrections);
  expect(name).toMatchObject({ values: ['Asha Verma'], isCorrected: true, isMissingInText: false });
  expect(email).toMatchObject({ isCorrected: true, isMissingInText: true });
  expect(phone).toMatchObject({ values: ['+919876543210'], isCorrected: false, isMissingInText: false });
});

describe('an entry', () => {
  const degree = resume.entries.find(({ kind }) => kind === 'education');
  if (!degree) throw new Error('no degree was read');

  test('that was read wrongly has the parts that a person says, and an empty one means none', () => {
    const entries = { [entryKey(degree)]: { title: 'B.Tech Computing', organisation: '', from: '2021' } };
    const corrected = correctResume(resume, { ...NO_CORRECTIONS, entries });
    expect(corrected.entries).toMatchObject([
      { title: 'B.Tech Computing', organisation: null, from: '2021', to: '2025' },
    ]);
  });

  test('keeps its correction when another section gets another kind', () => {
    const entries = { [entryKey(degree)]: { from: '2021-08', to: '2025-05' } };
    const corrected = correctResume(resume, { fields: {}, lines: { [hobbies]: 'projects' }, entries });
    expect(corrected.entries.find(({ kind }) => kind === 'education')).toMatchObject({ months: 46 });
  });

  test('that is none is removed, put back with its other corrections, and the match follows', () => {
    const key = entryKey(degree);
    const titled = withEntry(NO_CORRECTIONS, key, { title: 'B.Tech Computing' });
    const removed = withRemoval(titled, key, true);
    expect(correctResume(resume, removed).entries).toEqual([]);
    expect(isCorrected(removed)).toBe(true);
    expect(withRemoval(removed, key, false)).toEqual(titled);
    expect(withRemoval(withRemoval(NO_CORRECTIONS, key, true), key, false)).toEqual(NO_CORRECTIONS);
    const target = { id: 'pasted' as const, keywords: [{ name: 'Anna', terms: ['anna'] }] };
    const match = (corrected: typeof resume) => analyseResume(corrected, target).points.targetMatch;
    expect([match(resume), match(correctResume(resume, removed))]).toEqual([0, 20]);
  });

  test('changes the match, because keywords count in titles and not in organisations', () => {
    const target = { id: 'pasted' as const, keywords: [{ name: 'Anna', terms: ['anna'] }] };
    const match = (corrected: typeof resume) => analyseResume(corrected, target).points.targetMatch;
    expect(match(resume)).toBe(0);
    const entries = { [entryKey(degree)]: { title: 'Anna University', organisation: 'B.Tech' } };
    expect(match(correctResume(resume, { ...NO_CORRECTIONS, entries }))).toBe(20);
  });
});
