import { OWN_MENTOR_PAGE } from '@preproom/models/contract/mentors/directory';
import type { MentorAct } from '@preproom/models/contract/mentors/mentorLife';
import type { MailContext, MailPart, MailTemplate } from '../../mail/content.ts';

/** A mentor's application or account has changed state. */
export interface MentorMail {
  template: 'mentor';
  /** `approve`: the changes of a mentor who was verified before. */
  act: MentorAct | 'approve';
  /** The team's reason for declining, refusing or suspending. */
  reason: string | null;
}

declare module '../../mail/mails.ts' {
  interface MailDataOf {
    mentor: MentorMail;
  }
}

interface Words {
  subject: string;
  heading: string;
  text: string;
  /** The next step; null for a mentor who cannot log in. */
  button: { label: string; path: string } | null;
}

const WEEK_MINUTES = 7 * 24 * 60;
const HOME = '/dashboard/mentor';
const PROFILE = '/Dashboard/mentor/profile';

const WORDS: Record<MentorMail['act'], (context: MailContext) => Words> = {
  apply: ({ i18n, brand }) => ({
    subject: i18n.t('We’ve received your mentor application to {brand}', { brand }),
    heading: i18n.t('Application received'),
    text: i18n.t(
      'Our team will review it. We aim to do this within three working days, and we’ll e-mail you either way.',
    ),
    button: { label: i18n.t('Check status'), path: HOME },
  }),
  verify: ({ i18n, brand }) => ({
    subject: i18n.t('You’re now a verified mentor on {brand}', { brand }),
    heading: i18n.t('You’re verified'),
    text: i18n.t('Your profile is now a public page on the web, and learners can book you.'),
    button: { label: i18n.t('See your page'), path: OWN_MENTOR_PAGE },
  }),
  approve: ({ i18n }) => ({
    subject: i18n.t('We’ve approved the changes to your profile'),
    heading: i18n.t('Your profile is approved'),
    text: i18n.t('Our team has reviewed your latest changes. Your public page shows them.'),
    button: { label: i18n.t('See your page'), path: OWN_MENTOR_PAGE },
  }),
  refuse: ({ i18n }) => ({
    subject: i18n.t('Please update your mentor profile'),
    heading: i18n.t('We couldn’t approve your changes'),
    text: i18n.t('Your page is still public. Please update your profile. Our team wrote:'),
    button: { label: i18n.t('Edit profile'), path: PROFILE },
  }),
  decline: ({ i18n, brand }) => ({
    subject: i18n.t('Your mentor application to {brand}', { brand }),
    heading: i18n.t('We couldn’t accept your application'),
    text: i18n.t('You can update your profile and apply again. Our team wrote:'),
    button: { label: i18n.t('Edit profile'), path: PROFILE },
  }),
  suspend: ({ i18n, brand }) => ({
    subject: i18n.t('Your {brand} account is suspended', { brand }),
    heading: i18n.t('Your account is suspended'),
    text: i18n.t(
      'We’ve logged you out, hidden your profile from learners and cancelled the interviews booked with you. Our team wrote:',
    ),
    button: null,
  }),
  restore: ({ i18n, brand }) => ({
    subject: i18n.t('Your {brand} account is active again', { brand }),
    heading: i18n.t('Your account is active again'),
    text: i18n.t('Your suspension has ended. You can log in, and your page is public again.'),
    button: { label: i18n.t('Log in'), path: HOME },
  }),
};

/** Notifies mentors of a decision on their application or account. */
export const mentorMail: MailTemplate<MentorMail> = {
  kind: 'account',
  isSecret: false,
  usefulMinutes: () => WEEK_MINUTES,
  write({ act, reason }, context) {
    const { subject, heading, text, button } = WORDS[act](context);
    const parts: MailPart[] = [{ is: 'text', text }];
    if (reason) parts.push({ is: 'text', text: reason });
    if (button) parts.push({ is: 'button', label: button.label, href: context.origin + button.path });
    return { subject, preview: text, heading, parts };
  },
};
