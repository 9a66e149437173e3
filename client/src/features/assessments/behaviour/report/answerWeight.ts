import type { PracticeQuestion, ReportedAnswer } from '@preproom/models/contract/assessments/practice';

/** Below this share of the time for the answer, nothing has been said that could be judged. */
const SHORT_SHARE = 0.2;
/** One sentence. */
const SHORT_WORDS = 15;

/** Why an answer says nothing yet: nothing was heard or written, or too little; null: it can be judged. */
export function answerLack(
  { seconds }: Pick<PracticeQuestion, 'seconds'>,
  { usedMs, words, speech }: Pick<ReportedAnswer, 'usedMs' | 'words' | 'speech'>,
): 'empty' | 'short' | null {
  if (words === 0 || speech?.speakingMs === 0) return 'empty';
  if (words !== null) return words < SHORT_WORDS ? 'short' : null;
  return (speech?.speakingMs ?? usedMs) < SHORT_SHARE * 1000 * seconds ? 'short' : null;
}

/** The index of the first answer with the same words, for each that repeats one; null for all others. Case, spaces and punctuation do not count. */
export function repeatedAnswers(texts: readonly (string | null)[]): (number | null)[] {
  const plain = texts.map(
    (text) =>
      text
        ?.toLowerCase()
        .match(/[\p{L}\p{N}\p{M}]+/gu)
        ?.join(' ') ?? null,
  );
  return plain.map((text, i) => {
    const first = text === null ? -1 : plain.indexOf(text);
    return first >= 0 && first < i ? first : null;
  });
}
