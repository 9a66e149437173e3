import { expect, test } from 'vitest';
import { parseResume } from '../parseResume.ts';
import { consistency } from '../rubric/consistency.ts';
import { pdfOf, resumeOf, run } from '../testing/pdfOf.ts';
import { openingVerb } from './verbs.ts';

const contactOf = (...lines: (readonly [string, number])[]) =>
  parseResume(
    pdfOf([
      ...lines.map(([text, size], index) => run(text, 36, 40 + 26 * index, size)),
      run('Skills', 36, 300, 14, true),
      run('Java', 36, 320),
    ]),
  ).contact;

test.each([["I'm Asha Verma"], ['PERSONAL INFORMATION Asha Verma']])('the name in "%s"', (line) => {
  expect(contactOf([line, 22], ['asha.verma@post.example', 10]).name?.value).toBe('Asha Verma');
});

test('a heading above a name of its size is no part of it', () => {
  const { contact } = parseResume(
    pdfOf([
      run('Summary', 36, 40, 20),
      run('Imran Nadeem', 36, 64, 20),
      run('imran.nadeem@post.example', 36, 90),
      run('Skills', 36, 300, 20),
      run('Java', 36, 320),
    ]),
  );
  expect(contact.name?.value).toBe('Imran Nadeem');
});

test('an address that is wrapped within its ending', () => {
  const { emails } = contactOf(['Asha Verma', 22], ['ASHA.VERMA@MAIL.C', 10], ['OM', 10]);
  expect(emails.map(({ value }) => value)).toEqual(['asha.verma@mail.com']);
});

test('profiles by the names of their owners; a map is none', () => {
  const content = resumeOf([
    ['Links', ['GitHub:// asha-v', 'LinkedIn:// asha‐verma']],
    ['Skills', ['Java']],
  ]);
  const { links } = parseResume({ ...content, links: ['https://www.google.com/maps?q=kochi'] }).contact;
  expect(links.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['github.com/asha-v', 'linkedin.com/in/asha-verma']),
  );
  expect(links.some(({ value }) => value.includes('maps'))).toBe(false);
});

test.each([
  ['I +91 98765 43210', true],
  ['Final, Group I and II, Accountancy', true],
  ['Nimbus Networks (I) Pvt. Ltd.', true],
  ['Product designer. I draw systems', false],
  ["I've drawn systems", false],
])('"%s" has no first person: %s', (line, isFine) => {
  const check = consistency(parseResume(resumeOf([['Skills', [line]]]))).find(
    ({ id }) => id === 'firstPerson',
  );
  expect(check?.points === check?.maximum).toBe(isFine);
});

test.each([
  ['Ingestion: Rewrote the collector in Rust', 'rewrote'],
  ['Put model monitoring on one page', 'put'],
  ['Own the retry service', 'own'],
  ['Backfill: Tool for replaying a day', null],
])('the verb of "%s"', (text, verb) => {
  expect(openingVerb(text)).toBe(verb);
});
