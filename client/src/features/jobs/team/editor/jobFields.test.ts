import type { HqJob } from '@preproom/models/contract/jobs/team/jobs';
import { describe, expect, it } from 'vitest';
import { fieldsOf, textOf } from './jobFields.ts';

const JOB: HqJob = {
  ...{
    _id: '0'.repeat(24),
    revision: 3,
    savedAt: '2026-11-20T00:00:00.000Z',
    state: 'open',
    isSample: false,
  },
  ...{ title: 'Developer', company: 'A company', place: 'Pune', isRemote: true },
  experience: { minYears: 0, maxYears: 2 },
  salary: { minPaise: 65_000_000, maxPaise: 90_000_000 },
  skills: ['C++', 'SQL'],
  description: '<p>Work.</p>',
  applyUrl: null,
  expiresAt: '2026-12-24T18:29:59.999Z',
};
const NOW = Date.parse('2026-11-24T20:00:00.000Z');

describe('the fields of a job', () => {
  it('are sent as they were read', () => {
    const { _id, revision, savedAt, state, isSample, ...text } = JOB;
    expect(fieldsOf(JOB, NOW)).toMatchObject({ salary: '6.5', salaryTo: '9', expiresAt: '2026-12-24' });
    expect(textOf(fieldsOf(JOB, NOW))).toEqual(text);
  });

  it('of a new one end 30 days from today in India', () => {
    expect(fieldsOf(null, NOW).expiresAt).toBe('2026-12-25');
  });

  it.each([
    ['', '', null],
    ['4', '', { minPaise: 40_000_000, maxPaise: 40_000_000 }],
    ['', '4.2', { minPaise: 42_000_000, maxPaise: 42_000_000 }],
  ])('a salary from “%s” to “%s” is %j', (salary, salaryTo, sent) => {
    expect(textOf({ ...fieldsOf(null, NOW), salary, salaryTo }).salary).toEqual(sent);
  });

  it('take each skill once, without the empty ones', () => {
    expect(textOf({ ...fieldsOf(null, NOW), skills: ' SQL, , C++ ,SQL,' }).skills).toEqual(['SQL', 'C++']);
  });

  it('that are no numbers or days are sent so that the server refuses them', () => {
    const sent = textOf({ ...fieldsOf(null, NOW), experience: '', salary: 'ten', expiresAt: '' });
    expect(JSON.parse(JSON.stringify(sent))).toMatchObject({
      experience: { minYears: null },
      salary: { minPaise: null },
      expiresAt: '',
    });
  });
});
