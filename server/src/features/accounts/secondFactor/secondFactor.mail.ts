import type { Texts } from '../../../i18n/i18nOf.ts';
import type { MailTemplate } from '../../../mail/content.ts';

export const SECOND_FACTOR_EVENTS = [
  'passkeyAdded',
  'passkeyRemoved',
  'appAdded',
  'appRemoved',
  'codesRenewed',
  'codeUsed',
  'refused',
  'reset',
] as const;
export type SecondFactorEvent = (typeof SECOND_FACTOR_EVENTS)[number];

export interface SecondFactorMail {
  template: 'secondFactor';
  event: SecondFactorEvent;
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    secondFactor: SecondFactorMail;
  }
}

/** Tells the owner what happened to the second step of their log-in, in case it was somebody else. */
export const secondFactorMail: MailTemplate<SecondFactorMail> = {
  kind: 'account',
  isSecret: false,
  usefulMinutes: () => 3 * 24 * 60,
  write({ event }, { i18n, origin }) {
    const { heading, text } = wordsOf(event, i18n);
    return {
      subject: heading,
      preview: text,
      heading,
      parts: [
        { is: 'text', text },
        {
          is: 'text',
          text: i18n.t('If this wasn’t you, reset your password now. That also logs out whoever did it.'),
        },
        { is: 'button', label: i18n.t('Reset password'), href: `${origin}/Account/forgetpassword` },
      ],
    };
  },
};

function wordsOf(event: SecondFactorEvent, i18n: Texts): { heading: string; text: string } {
  switch (event) {
    case 'passkeyAdded':
      return {
        heading: i18n.t('A passkey was added to your account'),
        text: i18n.t('You can now use it as the second step when you log in.'),
      };
    case 'passkeyRemoved':
      return {
        heading: i18n.t('A passkey was removed from your account'),
        text: i18n.t('It no longer works for logging in.'),
      };
    case 'appAdded':
      return {
        heading: i18n.t('An authenticator app was added to your account'),
        text: i18n.t('You can now use its codes as the second step when you log in.'),
      };
    case 'appRemoved':
      return {
        heading: i18n.t('Your authenticator app was removed from your account'),
        text: i18n.t('Its codes no longer work for logging in.'),
      };
    case 'codesRenewed':
      return {
        heading: i18n.t('You have new recovery codes'),
        text: i18n.t('The earlier ones no longer work.'),
      };
    case 'codeUsed':
      return {
        heading: i18n.t('A recovery code was used to log in'),
        text: i18n.t('Each code works once. You can get new ones in your settings.'),
      };
    case 'refused':
      return {
        heading: i18n.t('Someone couldn’t finish logging in to your account'),
        text: i18n.t('They got past the first step, then entered a wrong code too often.'),
      };
    case 'reset':
      return {
        heading: i18n.t('Two-step login was reset for your account'),
        text: i18n.t(
          'Your passkeys, authenticator app and recovery codes no longer work, and you’ve been logged out everywhere. Log in and set it up again.',
        ),
      };
  }
}
