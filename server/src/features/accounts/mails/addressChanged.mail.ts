import type { MailTemplate } from '../../../mail/content.ts';

export interface AddressChangedMail {
  template: 'addressChanged';
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    addressChanged: AddressChangedMail;
  }
}

/** To the old address, in case somebody else changed it. Does not name the new one: the old mailbox may be somebody else's by now. */
export const addressChangedMail: MailTemplate<AddressChangedMail> = {
  kind: 'account',
  isSecret: false,
  usefulMinutes: () => 3 * 24 * 60,
  write: (_, { i18n, brand, contact }) => ({
    subject: i18n.t('Your {brand} e-mail address was changed', { brand }),
    preview: i18n.t('We won’t e-mail this address again.'),
    heading: i18n.t('Your e-mail address was changed'),
    parts: [
      {
        is: 'text',
        text: i18n.t(
          'Your {brand} account now has a different e-mail address. Use it to log in. We won’t e-mail this one again.',
          { brand },
        ),
      },
      {
        is: 'text',
        text: i18n.t(
          'If this wasn’t you, write to {contact} from this address now. We’ll help you get your account back.',
          {
            contact,
          },
        ),
      },
    ],
  }),
};
