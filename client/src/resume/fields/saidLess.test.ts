import { describe, expect, test } from 'vitest';
import { analyseResume } from '../analyseResume.ts';
import { parseResume } from '../parseResume.ts';
import { resumeOf } from '../testing/pdfOf.ts';
import { openingVerb } from './verbs.ts';

type Sections = Parameters<typeof resumeOf>[0];
const EDUCATION = ['Education', ['B.Tech, Anna University, 2021 - 2025']] as const;

const checkOf = (id: string, sections: Sections) =>
  analyseResume(parseResume(resumeOf(sections)), null)
    .rules.flatMap(({ checks }) => checks)
    .find((check) => check.id === id);

describe('contact details', () => {
  test('of a referee are not the person’s', () => {
    const { contact } = parseResume(
      resumeOf([
        EDUCATION,
        ['References', ['Meera Das, Director', '+91 98610 22334, meera.das@firm.example']],
      ]),
    );
    expect(contact.phones.map(({ value }) => value)).toEqual(['+919876543210']);
    expect(contact.emails.map(({ value }) => value)).toEqual(['asha.verma@post.example']);
  });

  test('a link that is wrapped is one link, as the address behind it', () => {
    const content = resumeOf([EDUCATION, ['Contact', ['www.linkedin.com/in/ashaver', 'ma (LinkedIn)']]]);
    const { links } = parseResume({ ...content, links: ['https://www.linkedin.com/in/ashaverma'] }).contact;
    expect(links.filter(({ value }) => value.includes('linkedin')).map(({ value }) => value)).toEqual([
      'linkedin.com/in/ashaverma',
    ]);
  });

  test('the author of a template is not the person', () => {
    const content = resumeOf([EDUCATION, ['Skills', ['Java', 'Made with Folio, a theme by brushwood']]]);
    const { links, linkIssues } = parseResume({
      ...content,
      links: ['https://github.com/brushwood'],
    }).contact;
    expect(links.map(({ value }) => value)).toEqual(['github.com/asha']);
    expect(linkIssues).toMatchObject([{ issue: 'maker', value: 'github.com/brushwood' }]);
  });
});

test('a date of a passport need not look like the others', () => {
  const sections: Sections = [
    ['Experience', ['Clerk, Nimbus Bank, Mar 2019 - Present', '• Checked 40 files a day']],
    ['Passport Details', ['S1234567 14/08/2018 13/08/2028']],
  ];
  expect(checkOf('dateForm', sections)?.values).toEqual({ forms: 1 });
});

describe('a number in words', () => {
  const isFigure = (bullet: string) =>
    checkOf('statementFigures', [['Experience', ['Nurse, City Hospital, 2020 - 2022', `• ${bullet}`]]])
      ?.values.met === 1;
  test.each([
    'Cared for two ventilated patients a shift',
    'Trained fourteen new joiners',
    'Halved the time of the month-end close',
    'Wrote it in one week',
    'Wrote the handbook that nine teams use',
  ])('counts: %s', (bullet) => expect(isFigure(bullet)).toBe(true));
  test.each([
    'Managed third-party vendors',
    'Rolled out phase two',
    'Built one of the portals',
    'Often tested',
  ])('is none: %s', (bullet) => expect(isFigure(bullet)).toBe(false));
});

test.each([
  ['Mentor to two interns', null],
  ['Volunteer, NSS', null],
  ['Forecast of service load', null],
  ['Forecast demand of 4,300 parts', 'forecast'],
  ['Lead on nine houses', null],
  ['Compressed sensing core in Verilog', null],
  ['DAILY REPORT TO SITE ENGINEER', null],
  ['11,000 installs in a year', null],
  ['Report to the board each week', null],
  ['Tells 1,400 students the menu', 'tells'],
  ['Quickly built a prototype', 'built'],
])('the verb of "%s" is %s', (text, verb) => {
  expect(openingVerb(text)).toBe(verb);
});
