import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Line } from '../layout/line.ts';
import { parseResume } from '../parseResume.ts';
import { HEAD, pdfOf, run } from '../testing/pdfOf.ts';
import { withoutGrids, withWholeDates } from './stackedRows.ts';

const [LEFT, RIGHT, MARGIN] = [150, 470, 60];
const read = (heading: string, ...items: ReturnType<typeof run>[]) =>
  parseResume(pdfOf([...HEAD, run(heading, 36, 90, 14, true), ...items])).entries;

describe('a date that stands in two lines', () => {
  test('of a margin is one, beside a wrapped name', () => {
    const entries = read(
      'Education',
      run('2014', MARGIN, 110),
      run('Chilika Institute of Design,', LEFT, 110, 10, true),
      run('2018', MARGIN, 122),
      run('Konark', LEFT, 122, 10, true),
      run('B.Des.', LEFT, 136),
      run('2012', MARGIN, 160),
      run('Lakeside School,', LEFT, 160, 10, true),
      run('2014', MARGIN, 172),
      run('Puri', LEFT, 172, 10, true),
      run('Class XII', LEFT, 186),
    );
    expect(entries).toMatchObject([
      { title: 'B.Des.', organisation: 'Chilika Institute of Design, Konark', from: '2014', to: '2018' },
      { title: 'Class XII', organisation: 'Lakeside School', place: 'Puri', from: '2012', to: '2014' },
    ]);
  });

  test('at the right is one, before the rest of the name', () => {
    const [entry] = read(
      'Education',
      { ...run('Institute of Hotel Work and Catering', LEFT, 110), width: 290 },
      run('Jul 2009 –', RIGHT, 110),
      run('May 2012', RIGHT, 122),
      run('Technology, Chilika', LEFT, 124),
      run('B.Sc. in Hospitality', LEFT, 138),
    );
    expect(entry).toMatchObject({
      title: 'B.Sc. in Hospitality',
      organisation: 'Institute of Hotel Work and Catering Technology, Chilika',
      from: '2009-07',
      to: '2012-05',
    });
  });

  test('is one, also with its dash in the second line', () => {
    const entries = read(
      'Experience',
      run('Nimbus Payments, Pune', LEFT, 110, 10, true),
      run('January 2024', RIGHT, 110),
      run('Developer', LEFT, 122),
      run('– July 2024', RIGHT, 122),
      run('Konark Goods, Puri', LEFT, 146, 10, true),
      run('Jun 2021 to', RIGHT, 146),
      run('Tester', LEFT, 158),
      run('Present', RIGHT, 158),
    );
    expect(entries).toMatchObject([
      { title: 'Developer', organisation: 'Nimbus Payments', from: '2024-01', to: '2024-07' },
      { title: 'Tester', organisation: 'Konark Goods', from: '2021-06', to: 'present' },
    ]);
  });

  test('is none of two awards with a year each', () => {
    const { sections } = parseResume(
      pdfOf([
        ...HEAD,
        run('Achievements', 36, 90, 14, true),
        run('Silver in the relay', LEFT, 110),
        run('2014', RIGHT, 110),
        run('Gold in the relay', LEFT, 122),
        run('2018', RIGHT, 122),
      ]),
    );
    expect(sections.at(-1)?.lines.map(({ cells }) => cells[1])).toEqual(['2014', '2018']);
  });
});

describe('what stands side by side', () => {
  test('is two degrees', () => {
    const entries = read(
      'Education',
      run('Chilika Farm University', 40, 110, 10, true),
      run('Konark College', 320, 110, 10, true),
      run('Aug 2016 - Jul 2018', 40, 123),
      run('Jul 2012 - Jun 2016', 320, 123),
      run('M.Sc. - Agronomy', 40, 136),
      run('B.Sc. (Hons) - Agriculture', 320, 136),
    );
    expect(entries).toMatchObject([
      { title: 'M.Sc.', organisation: 'Chilika Farm University', from: '2016-08', to: '2018-07' },
      { title: 'B.Sc. (Hons)', organisation: 'Konark College', from: '2012-07', to: '2016-06' },
    ]);
  });

  test('is two classes at school, above a third one that stands alone', () => {
    const entries = read(
      'Education',
      run('Konark College', 40, 110, 10, true),
      run('Lakeside School', 320, 110, 10, true),
      run('2021 – 2025', 40, 123),
      run('2021', 320, 123),
      run('B.Tech', 40, 136),
      run('Class XII, CBSE', 320, 136),
      run('Hillside School', 40, 154, 10, true),
      run('2019', 520, 154),
      run('Class X, CBSE', 40, 167),
    );
    expect(entries).toMatchObject([
      { title: 'B.Tech', organisation: 'Konark College', from: '2021', to: '2025' },
      { title: 'Class XII', organisation: 'Lakeside School', to: '2021' },
      { title: 'Class X', organisation: 'Hillside School', to: '2019' },
    ]);
  });

  test('is two bullets, each with what goes on below it', () => {
    const [entry] = read(
      'Experience',
      run('Reporter, Konark Times, 2019 – 2022', 40, 110, 10, true),
      run('• Reported nine parts on wells in the', 46, 124),
      run('• Produced 62 episodes of a weekly', 320, 124),
      run('western hills', 52, 136),
      run('programme', 326, 136),
    );
    expect(entry?.bullets.map(({ text }) => text)).toEqual([
      'Reported nine parts on wells in the western hills',
      'Produced 62 episodes of a weekly programme',
    ]);
  });
});

test('nothing is lost or told twice, whatever stands in the cells', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '2014',
      '2016 – 2018',
      'May 2012',
      'Jul 2009 –',
      '– 2021',
      '• Led a team',
      'B.Tech',
      'of',
    ),
    fc.string({ minLength: 1 }),
  );
  const lineOf = fc.tuple(fc.array(cell, { minLength: 1, maxLength: 3 }), fc.nat(40));
  const signs = (lines: readonly Line[]) =>
    lines.flatMap(({ cells }) => [...cells.join('').replace(/[\s–]/g, '')]).toSorted();
  fc.assert(
    fc.property(fc.array(lineOf, { maxLength: 12 }), (written) => {
      let y = 0;
      const lines = written.map(([cells, gap]) => {
        y += gap;
        const looks = cells.map((_, index) => ({ x: 36 + 200 * index, isBold: false, size: 10 }));
        const look = { x: 36, y, page: 1, size: 10, isBold: false, style: 'text', isInTable: false } as const;
        return { ...look, text: cells.join(' '), cells, looks };
      });
      expect(signs(withoutGrids(lines))).toEqual(signs(lines));
      expect(signs(withWholeDates(lines))).toEqual(signs(lines));
    }),
  );
});
