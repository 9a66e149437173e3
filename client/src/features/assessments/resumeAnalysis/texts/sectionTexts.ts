import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LineRole } from '../../../../resume/layout/line.ts';
import type { HeadingKind } from '../reading/correctSections.ts';

/** What the kinds of sections are called. */
export const SECTION_TEXTS: Record<HeadingKind, MessageDescriptor> = {
  summary: msg`Summary`,
  experience: msg`Experience`,
  projects: msg`Projects`,
  education: msg`Education`,
  skills: msg`Skills`,
  certifications: msg`Courses and certificates`,
  achievements: msg`Achievements`,
  activities: msg`Activities`,
  languages: msg`Languages`,
  interests: msg`Interests`,
  publications: msg`Publications`,
  personal: msg`Personal details`,
  contact: msg`Contact`,
  declaration: msg`Declaration`,
  references: msg`References`,
  other: msg`Not recognised`,
};

export const HEADING_KINDS = Object.keys(SECTION_TEXTS) as HeadingKind[];

/** What a line of a section is. */
export const ROLE_TEXTS: Record<LineRole, MessageDescriptor> = {
  text: msg`Text`,
  bullet: msg`Bullet`,
  continued: msg`Part of the bullet above`,
};
