import { expect, test } from 'vitest';
import { analyseResume } from '../analyseResume.ts';
import { parseResume } from '../parseResume.ts';
import { HEAD, pdfOf, run } from '../testing/pdfOf.ts';

const headingsOf = (items: ReturnType<typeof run>[]) =>
  parseResume(pdfOf(items)).sections.flatMap(({ heading }) => heading?.text ?? []);

test('headings in the middle of their sections, as in cells that are centred, begin them', () => {
  const { entries, sections, order } = parseResume(
    pdfOf([
      ...HEAD,
      run('PROFILE', 36, 97, 10, true),
      run('Plant engineer with six years in cold chains, who likes old machines', 150, 90),
      run('and young people.', 150, 103),
      run('EXPERIENCE', 36, 160, 10, true),
      run('Plant Manager, Nimbus Foods Ltd', 150, 132),
      run('04/2019 – Present', 150, 145),
      run('• Managed a plant of 310 people', 160, 172),
      run('• Reduced the use of power by 14%', 160, 185),
      run('EDUCATION', 36, 222, 10, true),
      run('B.Tech Food Technology, Vaigai University, 2010 – 2014', 150, 214),
      run('Intermediate, City School, 2010', 150, 228),
    ]),
  );
  expect(sections.map(({ kind }) => kind)).toEqual(['top', 'summary', 'experience', 'education']);
  expect(entries).toMatchObject([
    { kind: 'experience', title: 'Plant Manager', organisation: 'Nimbus Foods Ltd', from: '2019-04' },
    { kind: 'education', organisation: 'Vaigai University', from: '2010', to: '2014' },
    { kind: 'education', organisation: 'City School', to: '2010' },
  ]);
  expect(order.stored.broken).toEqual([]);
});

test('dates and labels in a margin are no column, even where a dash has no character', () => {
  const resume = parseResume(
    pdfOf([
      ...HEAD,
      run('Education', 36, 90, 12, true),
      run('2016 \u0015 2018', 50, 110),
      run('M.E. Embedded Systems, Vaigai University', 150, 110),
      run('2012 \u0015 2016', 50, 126),
      run('B.E. Electronics, City College', 150, 126),
      run('Technical Skills', 36, 150, 12, true),
      run('Protocols', 50, 170),
      run('CAN, LIN, SPI', 150, 170),
      run('Tools', 50, 186),
      run('Keil, Git', 150, 186),
    ]),
  );
  expect(resume.columns).toBe(1);
  expect(resume.entries).toMatchObject([
    { title: 'M.E. Embedded Systems', from: '2016', to: '2018' },
    { title: 'B.E. Electronics', from: '2012', to: '2016' },
  ]);
});

test('a table of degrees above all headings is the education, also where names of columns have two lines', () => {
  const row = (y: number, cells: readonly string[]) =>
    cells.map((cell, index) => run(cell, [36, 160, 260, 420, 480][index] ?? 36, y));
  const resume = parseResume(
    pdfOf([
      ...HEAD,
      run('Examination', 36, 90),
      run('University /', 160, 84),
      run('Board', 160, 96),
      run('Institute', 260, 90),
      run('Year', 420, 90),
      run('CPI /', 480, 84),
      run('%', 480, 96),
      ...row(114, ['M.Tech', 'Vaigai University', 'City College of Engineering', '2025', '8.6']),
      ...row(130, ['XII', 'State Board', 'Karimpur School']),
      run('2019 82.15%', 420, 130),
      run('Skills', 36, 160, 12, true),
      run('ETABS, MATLAB', 36, 176),
    ]),
  );
  expect(resume.entries).toMatchObject([
    { kind: 'education', organisation: 'City College of Engineering', from: null, to: '2025' },
    { kind: 'education', title: 'XII', organisation: 'Karimpur School', to: '2019' },
  ]);
  const checks = analyseResume(resume, null).rules.flatMap((rule) => rule.checks);
  for (const id of ['education', 'noTables'])
    expect(checks.find((check) => check.id === id)).toMatchObject({ lost: [] });
});

test('a name beside an address in small letters, and one beside its label, are names', () => {
  const beside = parseResume(
    pdfOf([run('45 Lake Road', 36, 40), run('Asha Verma', 110, 40, 24), run('Analyst since 2019', 36, 70)]),
  );
  expect(beside.contact.name?.value).toBe('Asha Verma');
  const labelled = (label: string, name: string) =>
    parseResume(pdfOf([run('BIO-DATA', 200, 40), run(label, 36, 60), run(name, 160, 60)])).contact.name;
  expect(labelled('Name / Surname', 'Verma, Asha')?.value).toBe('Asha Verma');
  expect(labelled('1. Name', ': Asha Verma')?.value).toBe('Asha Verma');
});

test('a heading that touches a mail address of the other column is a heading', () => {
  const left = (text: string, y: number) => run(text, 36, y);
  const right = (text: string, y: number, size = 10) => run(text, 190, y, size, size > 10);
  const items = [
    run('Asha Verma', 36, 40, 22),
    run('Contact', 36, 90, 13, true),
    right('Profile', 90, 13),
    left('+91 98765 43210', 104),
    right('Engineer who builds ledgers for banks and shops', 104),
    left('asha.verma.ledger@post.exampl', 118),
    right('Work History', 118, 13),
    left('e.com', 131),
    right('Software Engineer, Nimbus Labs, Jan 2020 – Present', 134),
    left('Languages', 150),
    right('• Built a ledger that settles 2 million refunds', 148),
    left('Telugu, English', 164),
    right('• Cut the breaks of accounts by a third', 162),
  ];
  expect(headingsOf(items)).toContain('Work History');
  expect(parseResume(pdfOf(items)).contact.emails[0]?.value).toBe('asha.verma.ledger@post.example.com');
});

test('a number alone at the foot of the page is no text', () => {
  const { lines } = parseResume(
    pdfOf([...HEAD, run('Skills', 36, 90, 12, true), run('Java, SQL', 36, 106), run('1', 300, 740)]),
  );
  expect(lines.at(-1)?.text).toBe('Java, SQL');
});
