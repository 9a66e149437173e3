import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CorrectedKind } from '../reading/corrections.ts';

/** What the kinds of sections are called. */
export const SECTION_TEXTS: Record<CorrectedKind, MessageDescriptor> = {
  summary: msg`Summary`,
  experience: msg`Experience`,
  projects: msg`Projects`,
  education: msg`Education`,
  skills: msg`Skills`,
  certifications: msg`Certifications`,
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
  none: msg`Not a heading`,
};
