import { expect, test } from 'vitest';
import { parseResume } from '../parseResume.ts';
import { HEAD, pdfOf, run } from '../testing/pdfOf.ts';

const DATES = 40;
const TEXT = 150;
const BULLETS = 180;

/** A job beside its dates, which may be wrapped; bullets are drawn, or have a mark. */
function job(y: number, [dates, rest]: readonly string[], lines: readonly string[]) {
  return [
    run(dates ?? '', DATES, y),
    ...(rest ? [run(rest, DATES, y + 11)] : []),
    ...lines.map((line, index) => run(line, index < 2 ? TEXT : BULLETS, y + 13 * index)),
  ];
}

const read = (mark: string) =>
  parseResume(
    pdfOf([
      ...HEAD,
      run('Experience', 36, 90, 14, true),
      ...job(
        110,
        ['Apr 2022 –', 'Present'],
        [
          'Content Strategist',
          'Razorpay, Bengaluru',
          `${mark}Rewrote 340 articles of the help centre`,
          `${mark}Hired and coached 5 writers`,
        ],
      ),
      ...job(
        180,
        ['09/2018 – 03/2022 '],
        ['Copywriter', 'Ogilvy, Kolkata', `${mark}Drafted 60 radio scripts`],
      ),
      run('Education', 36, 240, 14, true),
      run('2014 – 2016', DATES, 260),
      run('M.A. English, Jadavpur University', TEXT, 260),
    ]),
  );

test.each(['', '• '])('dates in a column at the left belong to the jobs beside them (mark "%s")', (mark) => {
  const { entries, columns } = read(mark);
  expect(columns).toBe(1);
  expect(entries).toMatchObject([
    {
      title: 'Content Strategist',
      organisation: 'Razorpay',
      place: 'Bengaluru',
      from: '2022-04',
      to: 'present',
    },
    { title: 'Copywriter', organisation: 'Ogilvy', from: '2018-09', to: '2022-03' },
    { title: 'M.A. English', organisation: 'Jadavpur University', from: '2014', to: '2016' },
  ]);
  expect(entries.map(({ bullets }) => bullets.length)).toEqual([2, 1, 0]);
});

test('a date that nearly touches the text beside it is a cell of its own', () => {
  // 17 letters of 10 points end at 125; "Copywriter" begins 6 points further.
  const items = [
    ...HEAD,
    run('Experience', 36, 90, 14, true),
    run('09/2018 – 03/2022', 40, 110),
    ...['Copywriter', 'Ogilvy, Kolkata'].map((line, index) => run(line, 131, 110 + 13 * index)),
    ...['Drafted 60 radio scripts', 'Wrote 14 campaigns'].map((line, index) =>
      run(`• ${line}`, 131, 136 + 13 * index),
    ),
    run('06/2016 – 08/2018', 40, 170),
    run('Sub-editor, The Telegraph', 131, 170),
    run('Skills', 36, 200, 14, true),
    run('WordPress, Figma', 36, 216),
  ];
  expect(parseResume(pdfOf(items)).entries).toMatchObject([
    { title: 'Copywriter', organisation: 'Ogilvy', place: 'Kolkata', from: '2018-09', to: '2022-03' },
    { title: 'Sub-editor', organisation: 'The Telegraph', from: '2016-06', to: '2018-08' },
  ]);
});
