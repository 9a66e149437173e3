import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface SiteLink {
  to: string;
  label: MessageDescriptor;
}

/** The links of the header. */
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

const ABOUT: SiteLink = { to: '/aboutus', label: msg`About us` };
const HELP: SiteLink = { to: '/in/faq', label: msg`Help` };

/** The links of the menu on small screens, where the footer is far away. */
export const MENU_LINKS: readonly SiteLink[] = [...MAIN_LINKS, ABOUT, HELP];

export const LEGAL_LINKS: readonly SiteLink[] = [
  { to: '/mentors', label: msg`Mentors` },
  ABOUT,
  { to: '/contactus', label: msg`Contact us` },
  HELP,
  { to: '/terms', label: msg`Terms` },
  { to: '/Privacypolicy', label: msg`Privacy policy` },
  { to: '/refundpolicy', label: msg`Refund policy` },
];
