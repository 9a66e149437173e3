import type { Found } from './found.ts';

/** `template`: left over from a template. `bare`: of nobody. `maker`: of the program that made the resume. `differs`: a mail link to another address than is written. */
export type LinkFault = 'template' | 'bare' | 'maker' | 'differs';

export interface LinkIssue extends Found {
  issue: LinkFault;
}

const TEMPLATE =
  /^(?:x@x\.com|(?:you|your\.?(?:name|e?mail)|name|email|mail|user|someone|jake|first\.?last)@\S+|\S+@(?:example|domain|yourdomain|email|x)\.(?:com|org)|(?:www\.)?(?:example|yourwebsite|yourdomain|yoursite)\.(?:com|org)\S*|\S*\/(?:your-?(?:name|username|profile)|username|jake|xyz)\/?)$/i;
const BARE =
  /^(?:[a-z]{2,3}\.)?(?:linkedin\.com(?:\/in)?|github\.com|gitlab\.com|leetcode\.com(?:\/u)?|kaggle\.com|behance\.net|dribbble\.com|medium\.com|hackerrank\.com|codechef\.com(?:\/users)?|stackoverflow\.com(?:\/users)?)\/?$/i;
const MAKER =
  /^(?:instaresume\.io|resume\.io|novoresume\.com|zety\.com|enhancv\.com|canva\.com|overleaf\.com|resumegenius\.com|flowcv\.(?:com|io)|kickresume\.com|visualcv\.com|rxresu\.me|wozber\.com|resumelab\.com|jsonresume\.org|npmjs\.com\/package\/jsonresume[\w-]*)(?:\/|$)/i;

/** What is wrong with a web or mail address by itself; null if nothing is. */
export function linkIssue(address: string): Exclude<LinkFault, 'differs'> | null {
  if (TEMPLATE.test(address)) return 'template';
  if (BARE.test(address)) return 'bare';
  return MAKER.test(address) ? 'maker' : null;
}

/** Mail links that lead to another address than any that is written, and addresses left over from a template. */
export function mailIssues(emails: readonly Found[]): LinkIssue[] {
  const written = emails.filter(({ line }) => line !== null).map(({ value }) => value.toLowerCase());
  return emails.flatMap((found): LinkIssue[] => {
    if (found.line === null && linkIssue(found.value) === 'template')
      return [{ issue: 'template', ...found }];
    const differs = found.line === null && written.length > 0 && !written.includes(found.value.toLowerCase());
    return differs ? [{ issue: 'differs', ...found }] : [];
  });
}
