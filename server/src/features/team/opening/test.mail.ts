import type { MailTemplate } from '../../../mail/content.ts';

export interface TestMail {
  template: 'test';
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    test: TestMail;
  }
}

const TEAM_HOME = '/hq/welcome/admin';

/** To a member of the team who wants to see whether e-mails arrive. */
export const testMail: MailTemplate<TestMail> = {
  kind: 'account',
  isSecret: false,
  usefulMinutes: () => 60,
  write: (_, { i18n, brand, origin }) => ({
    subject: i18n.t('{brand}: your test e-mail', { brand }),
    preview: i18n.t('E-mails arrive.'),
    heading: i18n.t('E-mails arrive'),
    parts: [
      {
        is: 'text',
        text: i18n.t('You asked for this test on the team’s Overview page. Mark that step as done.'),
      },
      { is: 'button', label: i18n.t('Open team pages'), href: origin + TEAM_HOME },
    ],
  }),
};
