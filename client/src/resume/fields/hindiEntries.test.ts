import { expect, test } from 'vitest';
import { analyseResume } from '../analyseResume.ts';
import { parseResume } from '../parseResume.ts';
import { resumeOf } from '../testing/pdfOf.ts';

const resume = parseResume(
  resumeOf([
    [
      'कार्य अनुभव',
      [
        'लेखाकार, नीलगिरि स्टोर्स, अप्रैल 2020 – वर्तमान',
        '• Prepared 12 monthly accounts',
        'सहायक, मालवा ट्रेडर्स, जून 2018 – दिसंबर 2019',
        '• Checked 300 bills a week',
      ],
    ],
    ['Education', ['B.Com, 2018']],
  ]),
);

test('jobs with Hindi months have their dates, and titles without them', () => {
  expect(resume.entries.filter(({ kind }) => kind === 'experience')).toMatchObject([
    { title: 'लेखाकार', from: '2020-04', to: 'present' },
    { title: 'सहायक', from: '2018-06', to: '2019-12', months: 19 },
  ]);
});

test('short and full Hindi months are one form of dates', () => {
  const { rules } = analyseResume(resume, null);
  const check = rules.flatMap(({ checks }) => checks).find(({ id }) => id === 'dateForm');
  expect(check).toMatchObject({ lost: [] });
});
