import type { CodingResult } from '@preproom/models/contract/assessments/coding/codingResult';
import type { HandedIn } from '@preproom/models/contract/assessments/coding/codingRounds';
import { AppError } from '@preproom/models/contract/http/errors';
import type { KeptProblem } from '../problems/bank.ts';
import { endsAtMs, problemsOf, type RoundAttempt, workOf } from './roundWork.ts';
import { writtenText } from './writtenText.ts';

/**
 * What a round came to. Which tests there are, the time and the names are the server's; which of them passed is what the page says,
 * whose tests nobody supervised. Throws `bad_request` for other problems, other languages, more passed tests than there are, and
 * tests that no code passed.
 */
export function roundResult(round: RoundAttempt, handedIn: readonly HandedIn[], nowMs: number): CodingResult {
  const problems = problemsOf(round);
  if (problems.length !== handedIn.length) throw wrong('are not those of the round');
  const endedMs = Math.min(nowMs, endsAtMs(round));
  return {
    kind: 'coding',
    problems: problems.map((problem, i) => resultOf(problem, handedIn[i])),
    minutes: workOf(round).minutes,
    seconds: Math.round((endedMs - round.startedAt.getTime()) / 1_000),
    isTimeUp: nowMs >= endsAtMs(round),
  };
}

function resultOf(
  { slug, content }: KeptProblem,
  handedIn: HandedIn | undefined,
): CodingResult['problems'][number] {
  if (handedIn?.slug !== slug) throw wrong('are not those of the round');
  const { language, passed, runs } = handedIn;
  if ((language === 'sql') !== (content.kind === 'sql')) throw wrong('have a language that is not theirs');
  const [open, hidden] = [content.open.length, content.hidden.length];
  if (passed && (passed.open > open || passed.hidden > hidden)) throw wrong('have fewer tests');
  if (passed && passed.open + passed.hidden > 0 && writtenText(handedIn.moments).trim() === '')
    throw wrong('have no code that passes a test');
  return {
    ...{ slug, title: content.title, difficulty: content.difficulty, language, runs },
    open: { passed: passed?.open ?? 0, of: open },
    hidden: { passed: passed?.hidden ?? 0, of: hidden },
    isTested: passed !== null,
  };
}

const wrong = (fault: string) => new AppError('bad_request', undefined, { fields: { problems: fault } });
