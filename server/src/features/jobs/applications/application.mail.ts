import type { Decision } from '@preproom/models/contract/jobs/jobLimits';
import type { MailContext, MailPart, MailTemplate } from '../../../mail/content.ts';

/** What has become of an application: the team's decision, or the end of its job. */
export interface ApplicationMail {
  template: 'application';
  event: Decision | 'closed';
  title: string;
  company: string;
  /** The team's words. */
  message: string | null;
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    application: ApplicationMail;
  }
}

interface Words {
  subject: string;
  heading: string;
  text: string;
}

const WEEK_MINUTES = 7 * 24 * 60;

const WORDS: Record<ApplicationMail['event'], (data: ApplicationMail, context: MailContext) => Words> = {
  shortlisted: ({ title, company }, { i18n }) => ({
    subject: i18n.t('You’re shortlisted: {title} at {company}', { title, company }),
    heading: i18n.t('You’re shortlisted'),
    text: i18n.t('Your application for {title} at {company} is on the shortlist.', { title, company }),
  }),
  declined: ({ title, company }, { i18n }) => ({
    subject: i18n.t('Your application: {title} at {company}', { title, company }),
    heading: i18n.t('Not selected this time'),
    text: i18n.t('Your application for {title} at {company} wasn’t selected. Thank you for applying.', {
      title,
      company,
    }),
  }),
  closed: ({ title, company }, { i18n }) => ({
    subject: i18n.t('Closed: {title} at {company}', { title, company }),
    heading: i18n.t('This job is closed'),
    text: i18n.t(
      '{title} at {company} is no longer taking applications. If there’s a decision on yours, we’ll e-mail you.',
      { title, company },
    ),
  }),
};

export const applicationMail: MailTemplate<ApplicationMail> = {
  kind: 'applications',
  isSecret: false,
  usefulMinutes: () => WEEK_MINUTES,
  write(data, context) {
    const { subject, heading, text } = WORDS[data.event](data, context);
    const { i18n, origin } = context;
    const parts: MailPart[] = [{ is: 'text', text }];
    if (data.message)
      parts.push({ is: 'text', text: i18n.t('Our team wrote:') }, { is: 'text', text: data.message });
    const button = data.event === 'shortlisted' ? i18n.t('See your applications') : i18n.t('See open jobs');
    const path = data.event === 'shortlisted' ? '/Dashboard/applications' : '/jobs';
    parts.push({ is: 'button', label: button, href: origin + path });
    return { subject, preview: text, heading, parts };
  },
};
