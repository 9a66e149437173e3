import type { MailTemplate } from '../../../mail/content.ts';

/** A job that fits a saved search. */
export interface JobAlertMail {
  template: 'jobAlert';
  jobId: string;
  title: string;
  company: string;
  place: string;
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    jobAlert: JobAlertMail;
  }
}

const WEEK_MINUTES = 7 * 24 * 60;

export const jobAlertMail: MailTemplate<JobAlertMail> = {
  kind: 'jobs',
  isSecret: false,
  usefulMinutes: () => WEEK_MINUTES,
  write({ jobId, title, company, place }, { i18n, origin }) {
    return {
      subject: i18n.t('New job: {title} at {company}', { title, company }),
      preview: i18n.t('It matches one of your saved searches.'),
      heading: i18n.t('A new job for you'),
      parts: [
        { is: 'text', text: i18n.t('It matches one of your saved searches.') },
        {
          is: 'facts',
          facts: [
            { label: i18n.t('Job'), value: title },
            { label: i18n.t('Company'), value: company },
            { label: i18n.t('Location'), value: place },
          ],
        },
        { is: 'button', label: i18n.t('View job'), href: `${origin}/jobs/detail?id=${jobId}` },
        {
          is: 'links',
          links: [{ label: i18n.t('Your job alerts'), href: `${origin}/Dashboard/applications#alerts` }],
        },
      ],
    };
  },
};
