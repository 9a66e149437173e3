import { describe, expect, test } from 'vitest';
import {
  MENTOR_ACTS,
  MENTOR_STATUSES,
  type MentorAct,
  type MentorStatus,
  missingMentorFields,
  nextMentorStatus,
  REQUIRED_MENTOR_FIELDS,
  type RequiredMentorField,
  teamActsAt,
} from './mentorLife.ts';

const ALLOWED: [MentorStatus, MentorAct, MentorStatus][] = [
  ['draft', 'apply', 'pending'],
  ['declined', 'apply', 'pending'],
  ['pending', 'verify', 'verified'],
  ['declined', 'verify', 'verified'],
  ['verified', 'verify', 'verified'],
  ['pending', 'decline', 'declined'],
  ['verified', 'refuse', 'verified'],
  ['verified', 'suspend', 'suspended'],
  ['suspended', 'restore', 'verified'],
];

test('these moves there are, and no others', () => {
  const moves = MENTOR_STATUSES.flatMap((from) =>
    MENTOR_ACTS.flatMap((act) => {
      const to = nextMentorStatus(from, act);
      return to ? [[from, act, to]] : [];
    }),
  );
  expect(moves.toSorted()).toEqual(ALLOWED.toSorted());
});

test('nobody but the mentor applies, and a suspended mentor cannot', () => {
  for (const status of MENTOR_STATUSES) expect(teamActsAt(status)).not.toContain('apply');
  expect(nextMentorStatus('suspended', 'apply')).toBeNull();
});

describe('an application', () => {
  const whole: Record<RequiredMentorField, unknown> = {
    ...{
      name: 'Meera',
      phone: '+919876543210',
      password: true,
      headline: 'I hire',
      company: 'A',
      resume: true,
    },
    ...{
      designation: 'Lead',
      years: 0,
      linkedIn: 'https://linkedin.com/in/m',
      expertise: ['x'],
      languages: ['y'],
    },
  };

  test('of somebody in their first year is whole', () => expect(missingMentorFields(whole)).toEqual([]));

  test.each(REQUIRED_MENTOR_FIELDS)('without %s says so', (name) => {
    const empty = {
      expertise: [],
      languages: [],
      years: null,
      linkedIn: null,
      password: false,
      resume: false,
    };
    expect(
      missingMentorFields({ ...whole, [name]: name in empty ? empty[name as keyof typeof empty] : '' }),
    ).toEqual([name]);
  });
});
