import type { Right } from '@preproom/models/contract/accounts/team/rights';
import type { MailContext, MailPart, MailTemplate } from '../../../mail/content.ts';

/** Somebody has joined or left the team, or has other rights. */
export interface TeamMail {
  template: 'team';
  /** The rights before and after; null: not in the team. */
  before: Right[] | null;
  after: Right[] | null;
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    team: TeamMail;
  }
}

const WEEK_MINUTES = 7 * 24 * 60;
const TEAM_HOME = '/hq/welcome/admin';

/** Tells somebody who joins or leaves the team, or gets other rights, what they may do from now on. */
export const teamMail: MailTemplate<TeamMail> = {
  kind: 'account',
  isSecret: false,
  usefulMinutes: () => WEEK_MINUTES,
  write({ before, after }, context) {
    const { heading, text } = wordsOf({ before, after }, context);
    const { i18n, origin } = context;
    const parts: MailPart[] = [{ is: 'text', text }];
    if (after) {
      const rights = after.map((right) => rightText(right, context)).join(', ');
      parts.push({ is: 'text', text: i18n.t('Your permissions: {rights}', { rights }) });
      parts.push({ is: 'button', label: i18n.t('Open team pages'), href: origin + TEAM_HOME });
    }
    return { subject: heading, preview: text, heading, parts };
  },
};

function wordsOf({ before, after }: Pick<TeamMail, 'before' | 'after'>, { i18n, brand }: MailContext) {
  if (before === null)
    return {
      heading: i18n.t('You’ve joined the {brand} team', { brand }),
      text: i18n.t('You’ve been logged out everywhere. Log in again to see the team pages.'),
    };
  if (after === null)
    return {
      heading: i18n.t('You’re no longer on the {brand} team', { brand }),
      text: i18n.t(
        'You’ve been logged out everywhere and no longer have access to the team pages. You can still log in as a learner.',
      ),
    };
  return {
    heading: i18n.t('Your permissions in the {brand} team have changed', { brand }),
    text: i18n.t('The change takes effect right away.'),
  };
}

function rightText(right: Right, { i18n }: MailContext): string {
  switch (right) {
    case 'content':
      return i18n.t('Content');
    case 'people':
      return i18n.t('People');
    case 'money':
      return i18n.t('Money');
    case 'everything':
      return i18n.t('Everything');
  }
}
