import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotJudgedReason } from '../../../../resume/rubric/check.ts';

/** What could not be told, so that no points depend on it. */
export const NOT_JUDGED_TEXTS: Record<NotJudgedReason, MessageDescriptor> = {
  noBullets: msg`We found no bullets in your sections, so we can’t judge this.`,
  noHeadings: msg`We couldn’t tell your headings from the rest, so we can’t judge this.`,
  nameUnsure: msg`We’re not sure what your name is. Correct it under “What we read”.`,
  otherLanguage: msg`Your bullets are in Hindi. We only know English action verbs, so we can’t judge this.`,
  noVerbs: msg`None of your bullets starts with an action verb, so there’s nothing to compare.`,
  noPages: msg`Word files have no fixed pages, so we can’t count yours. Save a PDF to see how many there are.`,
  textBoxes: msg`Your file has text boxes or newspaper columns. Programs read these in different orders, so we can’t judge this.`,
  iconLinks: msg`Here is a name beside an icon. We can’t tell which page it leads to, and neither can an ATS. Write the address out.`,
  noJobSkills: msg`We found no skills we know in the job description, so we can’t compare your resume with it. Check that you pasted the part with the requirements.`,
};
