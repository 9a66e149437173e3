import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotJudgedReason } from '../../../../resume/rubric/check.ts';

/** What could not be told, so that no points depend on it. */
export const NOT_JUDGED_TEXTS: Record<NotJudgedReason, MessageDescriptor> = {
  noBullets: msg`We found no bullets, so we can’t score this. Write 3 to 5 under each job or project.`,
  noHeadings: msg`We couldn’t tell which lines are headings, so we can’t score this.`,
  nameUnsure: msg`We’re not sure what your name is. Correct it under “What we read”.`,
  otherLanguage: msg`Your bullets are in Hindi. We only know English action verbs, so we can’t score this.`,
  noVerbs: msg`We found no bullets that start with an action verb, so we can’t score this.`,
  noPages: msg`Word files have no fixed pages, so we can’t count yours. Save it as a PDF to see how many it has.`,
  textBoxes: msg`Your Word file has text boxes or columns. Programs read these in different orders, so we can’t score this.`,
  iconLinks: msg`This looks like a profile name next to an icon. We can’t tell which site it’s on, and neither can an ATS. Write out the full link.`,
  symbols: msg`Some lines have symbols or emoji, which some programs turn into question marks. That’s why we can’t score this. Use words instead.`,
  noJobSkills: msg`We found no skills we know in the job description, so we can’t compare your resume with it. Check that you pasted the part with the requirements.`,
};
