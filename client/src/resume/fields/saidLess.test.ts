import { describe, expect, test } from 'vitest';
import { analyseResume } from '../analyseResume.ts';
import { parseResume } from '../parseResume.ts';
import { hasTerm } from '../targets/hasTerm.ts';
import { jobTarget } from '../targets/jobTerms.ts';
import { toTerm } from '../targets/roles.ts';
import { resumeOf, run } from '../testing/pdfOf.ts';
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

describe('what is not known for sure is not judged', () => {
  test('a link to work, where a name like the person’s stands beside an icon', () => {
    const head = [run('Asha Verma', 36, 40, 22), run('^ averma | asha.averma@post.example', 36, 56)];
    const resume = parseResume(resumeOf([EDUCATION], { head }));
    const check = analyseResume(resume, null)
      .rules.flatMap(({ checks }) => checks)
      .find(({ id }) => id === 'profileLink');
    expect(check?.notJudged).toBe('iconLinks');
  });

  test('different verbs, where no bullet begins with one', () => {
    const sections: Sections = [
      ['Experience', ['Clerk, Nimbus Bank, 2020 - 2022', '• Month end closing support']],
    ];
    expect(checkOf('variedVerbs', sections)?.notJudged).toBe('noVerbs');
  });

  test('the pages of a Word file, and the order of its text boxes', () => {
    const block = { style: 'text' as const, isBold: false, size: 10, cell: null };
    const blocks = ['Asha Verma', 'asha@post.example', 'SKILLS', 'Java'].map((text) => ({ ...block, text }));
    const content = { kind: 'docx' as const, blocks, links: [], images: 0, headerLines: [] };
    const { notJudged } = analyseResume(parseResume({ ...content, hasFrames: true }), null);
    expect(notJudged).toEqual(expect.arrayContaining(['length', 'storedOrder', 'oneColumn']));
    expect(analyseResume(parseResume(content), null).notJudged).not.toContain('storedOrder');
  });
});

test('research is a job where it has a role and dates, not where it is published', () => {
  const kindOf = (...lines: string[]) =>
    parseResume(resumeOf([EDUCATION, ['Research', lines], ['Skills', ['Java']]])).sections.find(
      ({ heading }) => heading?.text === 'Research',
    )?.kind;
  expect(kindOf('Speech Lab, Pune | Research Assistant', 'Dec 2018 – Apr 2019')).toBe('experience');
  expect(kindOf('A. Verma, Talking to machines, Indian Journal, 2019')).toBe('publications');
});

test.each([
  ['H.S.C., State Board', 'C', false],
  ['Java, C, Python', 'C', true],
  ['ready to rest', 'REST', false],
  ['REST APIs', 'REST', true],
])('"%s" has %s as a keyword: %s', (text, term, has) => {
  expect(hasTerm(text, toTerm(term))).toBe(has);
});

test('a numeral is no keyword of a job', () => {
  const job =
    'Software Engineer II. You write Java services in a team and review the code of others every week.';
  expect(jobTarget(job).keywords.map(({ name }) => name)).not.toContain('II');
});

test('of symbols it is not told whether programs read them; usual marks of lists are none', () => {
  const withMail = (mark: string) => checkOf('plainText', [EDUCATION, ['Skills', [`${mark} Java, SQL`]]]);
  expect(withMail('✉')?.notJudged).toBe('symbols');
  expect(withMail('▌')?.notJudged).toBe('symbols');
  expect(withMail('➤')).toMatchObject({ notJudged: null, points: 3 });
});
