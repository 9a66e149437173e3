import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface SiteLink {
  to: string;
  label: MessageDescriptor;
}

/** The links of header and menu. */
export const MAIN_LINKS: readonly SiteLink[] = [
  { to: '/programs', label: msg`Programs` },
  { to: '/mentors', label: msg`Mentors` },
  { to: '/Blogs', label: msg`Blogs` },
  { to: '/becomeamentor', label: msg`Become a mentor` },
];

export const FOOTER_COLUMNS: readonly { title: MessageDescriptor; links: readonly SiteLink[] }[] = [
  {
    title: msg`Assessment`,
    links: [
      { to: '/assessments', label: msg`Resume analysis` },
      { to: '/assessments', label: msg`Behaviour skill analysis` },
      { to: '/assessments', label: msg`Technical skill analysis` },
    ],
  },
  {
    title: msg`Programs`,
    links: [
      { to: '/Programs', label: msg`B. Tech` },
      { to: '/Programs', label: msg`MBA` },
      { to: '/Programs', label: msg`Web 3.0` },
      { to: '/Programs', label: msg`Other technical field` },
    ],
  },
  {
    title: msg`Company`,
    links: [
      { to: '/Blogs', label: msg`Blogs` },
      { to: '/becomeamentor', label: msg`Join as mentor` },
      { to: '/jobs', label: msg`Jobs` },
    ],
  },
];

export const LEGAL_LINKS: readonly SiteLink[] = [
  { to: '/mentors', label: msg`Mentors` },
  { to: '/aboutus', label: msg`About us` },
  { to: '/contactus', label: msg`Contact us` },
  { to: '/in/faq', label: msg`Help` },
  { to: '/terms', label: msg`Terms` },
  { to: '/Privacypolicy', label: msg`Privacy policy` },
  { to: '/refundpolicy', label: msg`Refund policy` },
];
