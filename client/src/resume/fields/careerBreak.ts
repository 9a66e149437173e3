import type { Entry } from './entry.ts';

const KIND_OF_BREAK =
  'career\\s+(?:break|gap|pause)|sabbatical(?:\\s+leave)?|(?:maternity|paternity|parental|family|medical|sick|study|care(?:giving|r)?)\\s+leave|(?:gap|drop)\\s+year|break\\s+from\\s+work|करियर\\s+ब्रेक|(?:मातृत्व|पितृत्व)\\s+अवकाश';
/**
 * A break at the beginning, followed by nothing, a mark, or what it was for. "Maternity leave cover teacher" and "Sabbatical officer" are jobs.
 */
const BREAK = new RegExp(
  `^(?:(?:on|a|planned|personal|professional|full[\\s-]time)\\s+)*(?:${KIND_OF_BREAK})(?=\\s*(?:$|[^\\p{L}\\p{M}\\s])|\\s+(?:to|for|due|from|because|after|while|of|taken|के)(?!\\p{L}))`,
  'iu',
);

/** Whether something listed among the jobs is the time between two of them: leave, a sabbatical, a career break. */
export function isCareerBreak({ kind, title, organisation }: Pick<Entry, 'kind' | 'title' | 'organisation'>) {
  return kind === 'experience' && [title, organisation].some((part) => part !== null && BREAK.test(part));
}
