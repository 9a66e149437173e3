import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseResume } from '../parseResume.ts';
import { resumeOf } from '../testing/pdfOf.ts';
import { jobTarget } from './jobTerms.ts';
import { placementOf } from './placement.ts';
import { roleTarget } from './roles.ts';

const JOB = `We build payment services. You stream events with Kafka between payment services and their ledgers.
You draw dashboards for sales teams in Power BI. We use Terraform.`;
const kafka = { name: 'Kafka', terms: ['kafka'] };
const powerBi = { name: 'Power BI', terms: ['power bi'] };
const terraform = { name: 'Terraform', terms: ['terraform'] };

const JOBS: Parameters<typeof resumeOf>[0] = [
  [
    'Experience',
    [
      'Analyst, Coastal Foods, Jan 2025 - Present',
      '• Made 12 dashboards about sales',
      'Backend Intern, Nimbus Labs, Jun 2023 - Aug 2023',
      '• Built payment services with a ledger for 4 shops',
    ],
  ],
  ['Technical Skills', ['Java, SQL']],
];
const resume = (sections = JOBS) => parseResume(resumeOf([...sections, ['Education', ['B.Tech, 2025']]]));
const target = jobTarget(JOB);

describe('a missing keyword could go', () => {
  test('to the entry that shares most words with the sentence of the job that names it', () => {
    expect(placementOf(kafka, resume(), target)).toMatchObject({
      entry: 'Backend Intern, Nimbus Labs',
      skills: 'Technical Skills',
      shared: ['Backend', 'payment', 'ledger'],
    });
    expect(placementOf(powerBi, resume(), target)).toMatchObject({
      entry: 'Analyst, Coastal Foods',
      shared: ['dashboards', 'sales'],
    });
  });

  test('without a job description to the entry and beside the skill of the same field', () => {
    const role = roleTarget('backendDeveloper');
    const of = (name: string) => {
      const keyword = role.keywords.find((one) => one.name.startsWith(name));
      if (!keyword) throw new Error(`no keyword ${name}`);
      return placementOf(keyword, resume(), role);
    };
    expect(of('Microservices')).toMatchObject({ entry: 'Backend Intern, Nimbus Labs', shared: ['Backend'] });
    expect(of('NoSQL')).toMatchObject({ entry: null, skills: 'Technical Skills', beside: 'SQL' });
  });

  test('by words that say something: not by "the" and "and", but by "SQL"', () => {
    const jobs = jobTarget(`The Kafka and the SQL of all the teams and their work. ${JOB}`);
    const { shared } = placementOf(
      kafka,
      resume([['Experience', ['Intern, Nimbus Labs', '• Ran the SQL and the maps of 4 shops']]]),
      jobs,
    );
    expect(shared).toEqual(['SQL']);
  });

  test('nowhere yet where nothing is close to it', () => {
    const nowhere = { entry: null, shared: [], skills: 'Technical Skills', beside: null };
    expect(placementOf(terraform, resume(), target)).toEqual(nowhere);
    const tally = { name: 'Tally', terms: ['tally'] };
    expect(placementOf(tally, resume([]), roleTarget('accountant'))).toEqual({ ...nowhere, skills: null });
  });
});

test('of entries that mention as much, the newest: what goes on, then years by their months; without dates last', () => {
  const ends = ['Present', 'Dec 2024', 'Mar 2024', '2022', null];
  const firms = ['Amber Labs', 'Basil Labs', 'Coral Labs', 'Delta Labs', 'Ember Labs'];
  const firm = (end: string | null) => firms[ends.indexOf(end)];
  fc.assert(
    fc.property(fc.shuffledSubarray(ends, { minLength: 1 }), (order) => {
      const lines = order.flatMap((end) => [
        `Intern, ${firm(end)}${end ? `, Jan 2021 - ${end}` : ''}`,
        '• Ran 3 small tools for the team on AWS',
      ]);
      const newest = order.toSorted((one, other) => ends.indexOf(one) - ends.indexOf(other))[0] ?? null;
      const { entry } = placementOf(terraform, resume([['Experience', lines]]), target);
      expect(entry).toBe(`Intern, ${firm(newest)}`);
    }),
    { numRuns: 30 },
  );
});
