import { expect, test } from 'vitest';
import type { Line } from '../layout/line.ts';
import type { Entry } from './entry.ts';
import { namesOf, type Order, partsOf } from './entryParts.ts';

const lineOf = (cells: string[]): Line => ({
  text: cells.join(' '),
  cells,
  page: 1,
  x: 36,
  y: 0,
  size: 10,
  isBold: false,
  style: 'text',
  isInTable: false,
});

const named = (rows: readonly string[], kind: Entry['kind'] = 'experience', order: Order = 'titleFirst') => {
  const { title, organisation, place } = namesOf(
    partsOf(
      rows.map((row) => lineOf(row.split('\t'))),
      kind,
    ),
    kind,
    order,
  );
  return [title, organisation, place];
};

test.each([
  [
    ['Tata Projects, Hyderabad\tJun 2006 – Jun 2009', 'Site Engineer'],
    ['Site Engineer', 'Tata Projects', 'Hyderabad'],
  ],
  [
    ['Larsen & Toubro Limited, Mumbai\t2019 – Present', 'Principal Engineer, Power Grid Modernisation'],
    ['Principal Engineer', 'Larsen & Toubro Limited', 'Mumbai'],
  ],
  [
    ['Avon Cycles, Ludhiana', 'Apprentice\tAug 2019 – Sep 2020'],
    ['Apprentice', 'Avon Cycles', 'Ludhiana'],
  ],
  [
    ['Embedded Systems Intern, Bosch Global Software, Coimbatore\tSummer 2025'],
    ['Embedded Systems Intern', 'Bosch Global Software', 'Coimbatore'],
  ],
  [['Bank Manager, Axis, Pune\t2020 – 2022'], ['Bank Manager', 'Axis', 'Pune']],
  [
    ['PhonePe — Product Designer', 'Bengaluru · Jul 2022 – Present'],
    ['Product Designer', 'PhonePe', 'Bengaluru'],
  ],
  [
    ['Assistant Manager, Operations\t06/2023 – now', 'Zydus Wellness, Panaji'],
    ['Assistant Manager', 'Zydus Wellness', 'Panaji'],
  ],
  [['Software Engineer, Payments Team, Razorpay\t2022 – 2024'], ['Software Engineer', 'Razorpay', null]],
  [
    ['Texas Instruments\tBengaluru', 'Intern, Analog Group\tJan 2021 – Jun 2021'],
    ['Intern', 'Texas Instruments', 'Bengaluru'],
  ],
  [
    [
      'Company : Amara Raja Batteries Ltd, Tirupati',
      'Designation : Deputy Manager',
      'Duration : June 2016 to date',
    ],
    ['Deputy Manager', 'Amara Raja Batteries Ltd', 'Tirupati'],
  ],
])('title, organisation and place of %j', (rows, expected) => {
  expect(named(rows)).toEqual(expected);
});

test('where no word tells it, the order of the other entries does', () => {
  const rows = ['Nimbus, Pune\t2022 – 2024', 'Growth Hacker'];
  expect(named(rows, 'experience', 'organisationFirst')).toEqual(['Growth Hacker', 'Nimbus', 'Pune']);
});

test('a degree may be told in a sentence, a class by a number, and a project has tools beside it, not a place', () => {
  expect(
    named(['1. B.C.A. from C.C.S. University Meerut in 2020 with 66% marks (1st Div.)'], 'education'),
  ).toEqual(['B.C.A.', 'C.C.S. University Meerut', null]);
  expect(named(['X\tMP Board\t2011\t79.6%'], 'education')).toEqual(['X', 'MP Board', null]);
  expect(
    named(['National Institute of Design, Ahmedabad', 'B.Des, Communication Design'], 'education'),
  ).toEqual(['B.Des', 'National Institute of Design', 'Ahmedabad']);
  expect(named(['MessMenu | React, Node.js\tFeb 2024 – Apr 2024'], 'projects')).toEqual([
    'MessMenu',
    null,
    null,
  ]);
  expect(named(['Smart stick (Team of 4, Jan–Apr 2025)'], 'projects')).toEqual([
    'Smart stick (Team of 4)',
    null,
    null,
  ]);
});
