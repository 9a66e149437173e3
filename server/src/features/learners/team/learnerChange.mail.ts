import { writtenDay } from '@preproom/models/contract/http/indianDays';
import type { LearnerAction } from '@preproom/models/db/learnerChange';
import type { MailContext, MailPart, MailTemplate } from '../../../mail/content.ts';

/** The team has changed something about a learner's account. */
export interface LearnerChangeMail {
  template: 'learnerChange';
  action: LearnerAction;
  reason: string | null;
  /** Of a pack. */
  pack: { course: string; rounds: number; startDay: string; lastDay: string } | null;
  /** The learner is under 18 and no guardian has consented, so sessions were cancelled. */
  needsGuardian: boolean;
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    learnerChange: LearnerChangeMail;
  }
}

interface Words {
  subject: string;
  heading: string;
  texts: string[];
  /** The next step; null for somebody who cannot log in. */
  button: { label: string; path: string } | null;
}

const WEEK_MINUTES = 7 * 24 * 60;
const HOME = '/dashboard';

const WORDS: Record<LearnerAction, (mail: LearnerChangeMail, context: MailContext) => Words> = {
  'learner:suspend': (_, { i18n, brand, contact }) => ({
    subject: i18n.t('Your {brand} account is suspended', { brand }),
    heading: i18n.t('Your account is suspended'),
    texts: [
      i18n.t(
        'We’ve logged you out and cancelled your booked sessions. The rounds are back in your pack. If you think this is a mistake, write to {contact}.',
        { contact },
      ),
    ],
    button: null,
  }),
  'learner:restore': (_, { i18n, brand }) => ({
    subject: i18n.t('Your {brand} account is active again', { brand }),
    heading: i18n.t('Your account is active again'),
    texts: [i18n.t('Your suspension has ended. You can log in and book your sessions again.')],
    button: { label: i18n.t('Log in'), path: HOME },
  }),
  'learner:correct': ({ needsGuardian }, { i18n }) => ({
    subject: i18n.t('Your date of birth was corrected'),
    heading: i18n.t('Your date of birth was corrected'),
    texts: [
      i18n.t('Our team has corrected the date of birth in your profile.'),
      ...(needsGuardian
        ? [
            i18n.t(
              'Because you’re under 18, a parent or guardian must agree before you can book sessions. We’ve cancelled your booked sessions, and the rounds are back in your pack.',
            ),
          ]
        : []),
    ],
    button: { label: i18n.t('View profile'), path: '/account/student/profile' },
  }),
  'pack:grant': ({ pack }, { i18n, brand }) => ({
    subject: i18n.t('{brand} gave you a pack: {course}', { brand, course: pack?.course ?? '' }),
    heading: i18n.t('A pack for you'),
    texts: [
      i18n.t(
        '{course} includes {rounds, plural, one {# session} other {# sessions}}, valid from {from} to {until}.',
        packValues(pack),
      ),
    ],
    button: { label: i18n.t('Go to dashboard'), path: HOME },
  }),
  'pack:extend': ({ pack }, { i18n }) => ({
    subject: i18n.t('Your pack has been extended: {course}', { course: pack?.course ?? '' }),
    heading: i18n.t('Your pack has been extended'),
    texts: [i18n.t('You can use {course} until {until}.', packValues(pack))],
    button: { label: i18n.t('Go to dashboard'), path: HOME },
  }),
};

function packValues(pack: LearnerChangeMail['pack']) {
  const { course = '', rounds = 0, startDay, lastDay } = pack ?? {};
  const written = (day: string | undefined) => (day ? writtenDay(day) : '');
  return { course, rounds, from: written(startDay), until: written(lastDay) };
}

/** Tells a learner what the team has done, and why. */
export const learnerChangeMail: MailTemplate<LearnerChangeMail> = {
  kind: 'account',
  isSecret: false,
  usefulMinutes: () => WEEK_MINUTES,
  write(mail, context) {
    const { subject, heading, texts, button } = WORDS[mail.action](mail, context);
    const parts: MailPart[] = texts.map((text) => ({ is: 'text', text }));
    if (mail.reason)
      parts.push({ is: 'text', text: context.i18n.t('Reason: {reason}', { reason: mail.reason }) });
    if (button) parts.push({ is: 'button', label: button.label, href: context.origin + button.path });
    return { subject, preview: texts[0] ?? heading, heading, parts };
  },
};
