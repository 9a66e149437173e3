import { type SessionMail, sessionButton, sessionFacts, sessionTemplate } from './sessionMail.ts';

export interface ProposalDeclinedMail extends SessionMail {
  template: 'proposalDeclined';
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    proposalDeclined: ProposalDeclinedMail;
  }
}

/** To the side that proposed. */
export const proposalDeclinedMail = sessionTemplate<ProposalDeclinedMail>(
  (mail, context, { values, withArticle }) => {
    const { i18n } = context;
    return {
      subject: i18n.t('{other} declined your new times for {session}', withArticle),
      preview: i18n.t('It stays at {when}.', values),
      heading: i18n.t('Your times were declined'),
      parts: [
        { is: 'text', text: i18n.t('{other} can’t make the times you suggested.', values) },
        { is: 'text', text: i18n.t('Your session stays as it is:') },
        sessionFacts(mail, context),
        sessionButton(mail, context),
      ],
    };
  },
);
