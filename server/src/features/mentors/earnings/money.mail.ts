import type { PayChange } from '@preproom/models/contract/mentors/pay';
import { FREE_INTRODUCTION } from '@preproom/models/contract/sessions/bookings';
import { roundName } from '@preproom/models/contract/words/criterionWords';
import { LOCALES } from '@preproom/models/contract/words/texts';
import type { MailTemplate } from '../../../mail/content.ts';
import { rupeeText } from '../../../mail/rupeeText.ts';

/** We have paid a mentor. */
export interface MentorPaidMail {
  template: 'mentorPaid';
  /** Before tax. */
  paise: number;
  tdsPaise: number;
  /** The day in India, as it is written. */
  on: string;
  reference: string;
}

/** The team has corrected what a mentor has earned. */
export interface MentorCorrectedMail {
  template: 'mentorCorrected';
  /** Below zero: taken back. */
  paise: number;
  reason: string;
}

/** Where a mentor is paid has changed, or was removed. */
export interface PayeeChangedMail {
  template: 'payeeChanged';
  by: 'upi' | 'bank' | null;
  masked: string;
}

/** What a mentor earns from new bookings has changed: the kinds that are paid otherwise now. */
export interface PayChangedMail {
  template: 'payChanged';
  changes: PayChange[];
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    mentorPaid: MentorPaidMail;
    mentorCorrected: MentorCorrectedMail;
    payeeChanged: PayeeChangedMail;
    payChanged: PayChangedMail;
  }
}

const MONTH_MINUTES = 30 * 24 * 60;
const EARNINGS = '/Dashboard/mentor/earnings';
const always = { kind: 'money', isSecret: false, usefulMinutes: () => MONTH_MINUTES } as const;

export const mentorPaidMail: MailTemplate<MentorPaidMail> = {
  ...always,
  write({ paise, tdsPaise, on, reference }, { i18n, brand, origin }) {
    const transferred = rupeeText((paise - tdsPaise) / 100);
    const tds = { label: i18n.t('TDS withheld'), value: rupeeText(tdsPaise / 100) };
    return {
      subject: i18n.t('We’ve paid you {transferred}', { transferred }),
      preview: i18n.t('For your sessions on {brand}.', { brand }),
      heading: i18n.t('You’ve been paid {transferred}', { transferred }),
      parts: [
        {
          is: 'facts',
          facts: [
            { label: i18n.t('Earned'), value: rupeeText(paise / 100) },
            ...(tdsPaise > 0 ? [tds] : []),
            { label: i18n.t('Paid'), value: transferred },
            { label: i18n.t('Date'), value: on },
            { label: i18n.t('Bank reference'), value: reference },
          ],
        },
        { is: 'text', text: i18n.t('It can take a bank day to reach your account.') },
        { is: 'button', label: i18n.t('View earnings'), href: origin + EARNINGS },
      ],
    };
  },
};

export const mentorCorrectedMail: MailTemplate<MentorCorrectedMail> = {
  ...always,
  write({ paise, reason }, { i18n, origin, contact }) {
    const amount = rupeeText(Math.abs(paise) / 100);
    const what =
      paise > 0
        ? i18n.t('We’ve added {amount} to your earnings', { amount })
        : i18n.t('We’ve taken {amount} off your earnings', { amount });
    return {
      subject: what,
      preview: reason,
      heading: what,
      parts: [
        { is: 'text', text: i18n.t('Our team wrote:') },
        { is: 'text', text: reason },
        { is: 'button', label: i18n.t('View earnings'), href: origin + EARNINGS },
        { is: 'note', text: i18n.t('Something wrong? Write to {contact}.', { contact }) },
      ],
    };
  },
};

export const payeeChangedMail: MailTemplate<PayeeChangedMail> = {
  ...always,
  write({ by, masked }, { i18n, origin, contact }) {
    const text = {
      upi: i18n.t('From now on we pay you by UPI to {masked}.', { masked }),
      bank: i18n.t('From now on we pay you into the bank account {masked}.', { masked }),
      none: i18n.t('They were removed. Add new ones before the next payout.'),
    }[by ?? 'none'];
    return {
      subject: i18n.t('Your payment details were changed'),
      preview: text,
      heading: i18n.t('Your payment details were changed'),
      parts: [
        { is: 'text', text },
        {
          is: 'text',
          text: i18n.t(
            'Wasn’t you? Change your password, check your payment details and write to {contact}.',
            {
              contact,
            },
          ),
        },
        { is: 'button', label: i18n.t('View earnings'), href: origin + EARNINGS },
      ],
    };
  },
};

export const payChangedMail: MailTemplate<PayChangedMail> = {
  ...always,
  write({ changes }, { i18n, language, origin, contact }) {
    const words = { i18n, locale: LOCALES[language] };
    const amount = (paise: number | null) => (paise === null ? i18n.t('Not paid') : rupeeText(paise / 100));
    const heading = i18n.t('What you earn per session has changed');
    const text = i18n.t('It counts for new bookings. Sessions that are already booked keep their amount.');
    return {
      subject: heading,
      preview: text,
      heading,
      parts: [
        {
          is: 'facts',
          facts: changes.map(({ kind, before, after }) => ({
            label:
              kind === FREE_INTRODUCTION
                ? i18n.t('Free introduction')
                : roundName(words, { round: kind, isFree: false }),
            value: `${amount(before)} → ${amount(after)}`,
          })),
        },
        { is: 'text', text },
        { is: 'button', label: i18n.t('View earnings'), href: origin + EARNINGS },
        { is: 'note', text: i18n.t('Something wrong? Write to {contact}.', { contact }) },
      ],
    };
  },
};
