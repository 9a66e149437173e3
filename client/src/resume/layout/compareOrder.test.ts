import { describe, expect, test } from 'vitest';
import { compareOrder } from './compareOrder.ts';

const line = (...cells: string[]) => ({ text: cells.join(' '), cells, isInTable: false });
const LINES = [
  line('Asha Verma'),
  line('Analyst, Coastal Foods', 'Jan 2023 – May 2024'),
  line('Made dashboards about the sales of forty shops in three states'),
  line('Intern, Nimbus Labs', 'Jun 2022 – Aug 2022'),
  line('Built payment services with a ledger for four shops'),
];

describe('dates beside their lines', () => {
  test('may be stored with the line or after all of its entry', () => {
    const behind = LINES.flatMap(({ cells }) => cells);
    const afterEntry = [0, 1, 2].map((n) => LINES[n]?.cells[0] ?? '');
    afterEntry.push('Jan 2023 – May 2024', LINES[3]?.cells[0] ?? '', LINES[4]?.cells[0] ?? '');
    afterEntry.push('Jun 2022 – Aug 2022');
    for (const text of [behind, afterEntry])
      expect(compareOrder(LINES, text)).toEqual({ share: 1, broken: [] });
  });

  test('break the order where they are stored together, before or behind everything', () => {
    const titles = LINES.map(({ cells }) => cells[0] ?? '');
    const dates = ['Jan 2023 – May 2024', 'Jun 2022 – Aug 2022'];
    expect(compareOrder(LINES, [...dates, ...titles]).broken).toContain(
      'Intern, Nimbus Labs Jun 2022 – Aug 2022',
    );
    expect(compareOrder(LINES, [...titles, ...dates]).broken).toEqual([
      'Analyst, Coastal Foods Jan 2023 – May 2024',
    ]);
  });

  test('places of a line may stand anywhere', () => {
    const placed = [line('Intern, Nimbus Labs', 'Pune'), line('Built payment services')];
    const text = ['Intern, Nimbus Labs', 'Built payment services', 'Pune'];
    expect(compareOrder(placed, text)).toEqual({ share: 1, broken: [] });
  });
});

test('the number of an item, and a date close behind a name that is wrapped, may be stored elsewhere', () => {
  const lines = [
    line('1. Teacher, City School'),
    line('Engineer, Nimbus Solu- Jun 2016 – Nov 2020'),
    line('tions, Pune'),
    line('Taught mathematics to classes of 45 children'),
  ];
  const text = [
    'Teacher, City School',
    'Engineer, Nimbus Solu-',
    'tions, Pune',
    'Jun 2016 – Nov 2020',
    'Taught mathematics to classes of 45 children',
  ];
  expect(compareOrder(lines, text).broken).toEqual([]);
});
