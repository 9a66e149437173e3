import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkFault } from '../../../../resume/fields/linkIssues.ts';

/** What is wrong with a link, and what to do. */
export const LINK_ISSUE_TEXTS: Record<LinkFault, MessageDescriptor> = {
  differs: msg`The e-mail link on your resume opens this address, but you wrote another one. Employers who click it may not reach you.`,
  template: msg`This looks left over from a template. Put your own address here.`,
  bare: msg`This link doesn’t lead to your profile. Add your user name to it.`,
  maker: msg`This link belongs to the app that made your resume, not to your work. Remove it.`,
};
