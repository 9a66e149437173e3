import { CODE_PURPOSES } from '@preproom/models/contract/accounts/codes';
import { LANGUAGES } from '@preproom/models/contract/http/language';
import { MENTOR_ACTS } from '@preproom/models/contract/mentors/mentorLife';
import { FREE_INTRODUCTION } from '@preproom/models/contract/sessions/bookings';
import { describe, expect, it } from 'vitest';
import { MAILS } from '../composition.ts';
import { SECOND_FACTOR_EVENTS } from '../features/accounts/secondFactor/secondFactor.mail.ts';
import { i18nOf } from '../i18n/i18nOf.ts';
import type { MailTemplate } from './content.ts';
import { footerOf } from './footer.ts';
import type { MailData } from './mails.ts';
import { renderText } from './renderText.ts';

const CODE = { code: '482913', minutes: 10 };
const GUARDIAN = { learner: 'Ravi Rao', guardian: 'Meena Rao' };
const MONEY = {
  documentNumber: 'PR/26-27/000123',
  course: 'B.Tech',
  rupees: '7999.50',
  isTest: true,
  validity: { from: '22 November 2026', to: '20 January 2027' },
  path: '/receipt',
};
const SESSION = {
  side: 'learner',
  otherName: 'Meera Iyer',
  session: { roomid: 'abcdefghijkl', round: 'HR Round 1', isFree: false, minutes: 45 },
  startsAt: new Date('2026-11-24T13:00:00Z'),
  timeZone: null,
} as const;
const FOR_MENTOR = { ...SESSION, side: 'mentor', otherName: 'Ravi Rao', timeZone: 'Europe/London' } as const;
const SESSION_MAILS: MailData[] = [SESSION, FOR_MENTOR].flatMap((session): MailData[] => [
  { template: 'sessionBooked', ...session },
  ...(['recipient', 'other', 'team'] as const).map((by) => {
    const movedFrom = new Date('2026-11-23T13:00:00Z');
    const reason = by === 'team' ? 'A reason' : null;
    return { template: 'sessionMoved' as const, ...session, movedFrom, by, reason };
  }),
  ...(['recipient', 'other', 'team'] as const).map((by) => {
    return { template: 'sessionCancelled' as const, ...session, by, reason: 'A reason' };
  }),
  { template: 'timesProposed', ...session, times: [new Date('2026-11-25T13:00:00Z')], note: 'A note' },
  { template: 'proposalDeclined', ...session },
  ...[1, 3].map((count) => ({ template: 'unreadMessages' as const, ...session, count })),
  { template: 'sessionReminder', ...session, reminder: 'day', minutesLeft: 1440 },
  { template: 'sessionReminder', ...session, reminder: 'quarter', minutesLeft: 15 },
  {
    ...{ template: 'feedbackDue', ...session },
    ...{ paise: 50_000, dueAt: new Date('2026-11-25T13:00:00Z'), minutesLeft: 360 },
  },
  ...(['missed', 'noshow_mentor', 'noshow_learner'] as const).map((outcome) => {
    const isRoundFree = outcome !== 'noshow_learner';
    return { template: 'sessionMissed' as const, ...session, outcome, isRoundFree };
  }),
]);
const PACK = { course: 'B.Tech', rounds: 3, startDay: '2026-11-24', lastDay: '2027-01-22' };
const LEARNER_CHANGES = (
  ['learner:suspend', 'learner:restore', 'learner:correct', 'pack:grant', 'pack:extend'] as const
).flatMap((action) =>
  [true, false].map((needsGuardian) => {
    const about = { pack: PACK, needsGuardian, reason: needsGuardian ? 'A reason' : null };
    return { template: 'learnerChange' as const, action, ...about };
  }),
);
const MAIL_DATA: MailData[] = [
  { template: 'slotRequests' },
  ...SESSION_MAILS,
  ...CODE_PURPOSES.filter((purpose) => purpose !== 'guardian').map((purpose) => {
    return { template: 'code' as const, purpose, ...CODE };
  }),
  ...[...MENTOR_ACTS, 'approve' as const].map((act) => ({
    template: 'mentor' as const,
    act,
    reason: 'A reason',
  })),
  { template: 'team', before: null, after: ['content', 'people', 'money'] },
  { template: 'team', before: ['money'], after: ['everything'] },
  { template: 'team', before: ['money'], after: null },
  { template: 'deletion', dueAt: new Date('2026-11-24T13:05:00Z'), wishOf: 'person' },
  { template: 'deletion', dueAt: new Date('2026-11-24T13:05:00Z'), wishOf: 'guardian' },
  { template: 'reviewAnswer', mentorName: 'Meera Iyer', mentorId: '0'.repeat(24) },
  ...SECOND_FACTOR_EVENTS.map((event) => ({ template: 'secondFactor' as const, event })),
  { template: 'publicPage' },
  { template: 'test' },
  ...[true, false].map((isFree) => {
    const session = { round: isFree ? ('Introducation' as const) : ('HR Round 1' as const), isFree };
    return { template: 'feedback' as const, mentorName: 'Meera Iyer', session, path: '/report' };
  }),
  { template: 'guardianCode', ...GUARDIAN, ...CODE },
  { template: 'guardianConsent', ...GUARDIAN, token: 'token' },
  { template: 'creditNote', ...MONEY },
  { template: 'creditNote', ...MONEY, isForLeaver: true },
  { template: 'receipt', ...MONEY },
  { template: 'reward', code: 'FRIEND-7K2M', percent: 10, paise: null, lastDay: '2027-01-20' },
  { template: 'reward', code: 'FRIEND-7K2M', percent: null, paise: 50_000, lastDay: '2027-01-20' },
  ...(['shortlisted', 'declined', 'closed'] as const).map((event) => {
    const message = event === 'closed' ? null : 'A reason';
    return { template: 'application' as const, event, title: 'Developer', company: 'A company', message };
  }),
  { template: 'jobAlert', jobId: '0'.repeat(24), title: 'Developer', company: 'A company', place: 'Pune' },
  ...LEARNER_CHANGES,
  { template: 'mentorPaid', paise: 200_000, tdsPaise: 20_000, on: '5 December 2026', reference: 'UTR 1' },
  { template: 'mentorPaid', paise: 200_000, tdsPaise: 0, on: '5 December 2026', reference: 'UTR 1' },
  { template: 'mentorCorrected', paise: 20_000, reason: 'A reason' },
  { template: 'mentorCorrected', paise: -20_000, reason: 'A reason' },
  { template: 'payeeChanged', by: 'upi', masked: '••••eera' },
  { template: 'payeeChanged', by: 'bank', masked: '••••1234' },
  { template: 'payeeChanged', by: null, masked: '' },
  {
    template: 'payChanged',
    changes: [
      { kind: 'HR Round 1', before: 50_000, after: 60_000 },
      { kind: FREE_INTRODUCTION, before: null, after: 10_000 },
      { kind: 'Tech Round 1', before: 70_000, after: null },
    ],
  },
  { template: 'addressChanged' },
  { template: 'addressTaken' },
  { template: 'hasAccount' },
  { template: 'noAccount' },
  { template: 'passwordChanged' },
  { template: 'providerConnected', provider: 'Google' },
  { template: 'waitlistJoined', program: 'MBA', path: '/waitlist/leave?token=x' },
  { template: 'waitlistOpened', program: 'MBA', path: '/programs#x' },
];

function write(data: MailData, language: (typeof LANGUAGES)[number]) {
  const setting = { brand: 'PrepRoom', origin: 'https://preproom.example', contact: 'help@preproom.example' };
  const context = { ...setting, language, i18n: i18nOf(language) };
  const content = (MAILS[data.template] as MailTemplate<MailData>).write(data, context);
  const text = renderText(content, footerOf(context, 'https://preproom.example/mails/off'));
  return [content.subject, content.preview, ...text.split('\n').filter((line) => line !== '')];
}

it('covers every template', () => {
  expect(new Set(MAIL_DATA.map(({ template }) => template))).toEqual(new Set(Object.keys(MAILS)));
});

describe.each(LANGUAGES)('a mail in %s', (language) => {
  it.each(MAIL_DATA)('fills every value in: $template $purpose$act$wishOf', (data) => {
    for (const line of write(data, language)) expect(line).not.toMatch(/[{}]|undefined|\[object/);
  });
});

it.each(SESSION_MAILS)('begins with a capital where the other person is gone: $template $side', (data) => {
  for (const line of write({ ...data, otherName: null } as MailData, 'en'))
    expect(line).not.toMatch(/^your (mentor|learner)/);
});

it.each(MAIL_DATA)('in Hindi is translated throughout: $template $purpose$act$wishOf', (data) => {
  const values = /^(https:|PrepRoom ·|-- $|\s*482913$|A reason$)/;
  for (const line of write(data, 'hi').filter((line) => !values.test(line)))
    expect(line).toMatch(/\p{Script=Devanagari}/u);
});

const INTRODUCTION = { roomid: 'abcdefghijkl', round: 'Introducation', isFree: true, minutes: 15 } as const;
it.each(MAIL_DATA.filter((data) => 'session' in data))(
  'never calls a free introduction by the round of a pack: $template $side',
  (data) => {
    const ofIntroduction = { ...data, session: INTRODUCTION } as MailData;
    for (const language of LANGUAGES)
      expect(write(ofIntroduction, language).join()).not.toContain('Introducation');
    const english = write(ofIntroduction, 'en').join('\n');
    expect(english).toMatch(/free introduction/i);
    // "Your Free introduction", "booked free introduction"
    expect(english).not.toMatch(/[a-z] Free introduction|(for|booked|missed|join) free introduction/);
  },
);

it('gives the time of a deletion in Indian time, as each language says it', () => {
  const data: MailData = {
    template: 'deletion',
    dueAt: new Date('2026-11-24T13:05:00Z'),
    wishOf: 'person',
  };
  expect(write(data, 'en')[1]).toBe('On 24 November 2026 at 6:35 pm, unless you keep it.');
  expect(write(data, 'hi')[1]).toContain('24 नवंबर 2026 को शाम 6:35 बजे');
});

describe('what comes back to the learner', () => {
  const isOver = ({ template }: MailData) => template === 'sessionCancelled' || template === 'sessionMissed';

  it.each(SESSION_MAILS.filter(isOver))(
    'is no round of a pack after a free introduction: $template',
    (data) => {
      const english = write({ ...data, session: INTRODUCTION } as MailData, 'en').join('\n');
      expect(english).not.toMatch(/\bpacks?\b/);
    },
  );

  it.each(SESSION_MAILS.filter(({ template }) => template === 'sessionCancelled'))(
    'is the round of a session that was cancelled by $by, and only the learner is told: $side',
    (data) => {
      const isLearner = 'side' in data && data.side === 'learner';
      const english = write(data, 'en').join('\n');
      expect(english.includes('The round is back in your pack.')).toBe(isLearner);
    },
  );
});
