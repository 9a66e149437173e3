import { expect, test } from 'vitest';
import type { Line } from '../../layout/line.ts';
import type { Entry } from '../entry.ts';
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

test.each([
  [
    ['Research Intern\tMay 2022 – Jul 2022', 'Vision Lab, GCEK'],
    ['Research Intern', 'Vision Lab, GCEK', null],
  ],
  [
    ['Systems Engineer, Malabar Consultancy Services Ltd., Chennai\t2018 – 2022'],
    ['Systems Engineer', 'Malabar Consultancy Services Ltd.', 'Chennai'],
  ],
  [
    ['Cardamom Industries Pvt. Ltd. – Coimbatore\t2018 – 2022', 'Design Engineer'],
    ['Design Engineer', 'Cardamom Industries Pvt. Ltd.', 'Coimbatore'],
  ],
  [
    ['Cardamom Industries Pvt. Ltd.–Coimbatore\t2018 – 2022', 'Design Engineer'],
    ['Design Engineer', 'Cardamom Industries Pvt. Ltd.', 'Coimbatore'],
  ],
  [
    ['Staff Nurse, Lotus Hospitals, Temple Road, Chennai\t2021 – 2023'],
    ['Staff Nurse', 'Lotus Hospitals', 'Chennai'],
  ],
  [['Software Developer | Nimbus | GitHub link\t2018 – 2022'], ['Software Developer', 'Nimbus', null]],
  [
    ['Nimbus\tGitHub', 'Software Developer\t2018 – 2022'],
    ['Software Developer', 'Nimbus', null],
  ],
  [
    ['Nimbus\tKarimpur', 'Software Developer\t2018 – 2022'],
    ['Software Developer', 'Nimbus', 'Karimpur'],
  ],
])('a place is told only if it is known or in a cell of its own: %j', (rows, expected) => {
  expect(named(rows)).toEqual(expected);
});

test.each([
  [
    ['College of Engineering, Pune (COEP)\t2019 – 2023', 'B.Tech in Electronics'],
    ['B.Tech in Electronics', 'College of Engineering, Pune (COEP)', 'Pune'],
  ],
  [
    ['Indian Institute of Technology (BHU), Varanasi\t2018 – 2022', 'B.Tech in Mining'],
    ['B.Tech in Mining', 'Indian Institute of Technology (BHU)', 'Varanasi'],
  ],
  [
    ['Hansa College, University of Delhi\t2018 – 2021', 'B.Com (Hons)'],
    ['B.Com (Hons)', 'Hansa College, University of Delhi', null],
  ],
  [
    ['Government Polytechnic, Karimpur', 'Diploma in Civil Engineering\t2018 – 2021'],
    ['Diploma in Civil Engineering', 'Government Polytechnic, Karimpur', null],
  ],
  [
    ['B.E., Vaigai University, 8.4 in CGPA', 'SGPA: 9'],
    ['B.E.', 'Vaigai University', null],
  ],
  [
    ['Vaigai University, Computer Science', 'B.E.\t2018 – 2022'],
    ['B.E.', 'Vaigai University', null],
  ],
])('a school keeps its place where its name is none without it: %j', (rows, expected) => {
  expect(named(rows, 'education')).toEqual(expected);
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

test.each([
  ['Class 12 2019, City School', 'Class 12'],
  ['Class XII, 2019, City School', 'Class XII'],
  ['Class 10, City School, 1st June 2017', 'Class 10'],
])('the number of a class is no day: %j', (row, title) => {
  expect(named([row], 'education')).toEqual([title, 'City School', null]);
});

test('what a list of subjects or a university has before it belongs to the name of a school', () => {
  expect(named(['B.Des', 'Nimbus Institute of Art, Design and Technology'], 'education')).toEqual([
    'B.Des',
    'Nimbus Institute of Art, Design and Technology',
    null,
  ]);
  expect(named(['B.E. Chemical', 'VCEK, Vaigai University'], 'education')).toEqual([
    'B.E. Chemical',
    'VCEK, Vaigai University',
    null,
  ]);
});
