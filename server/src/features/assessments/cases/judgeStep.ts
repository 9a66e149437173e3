import type { CaseAnswer } from '@preproom/models/contract/assessments/cases';
import { type Exhibit, evaluate, type Step } from './caseStudy.ts';

/** What can be chosen, in the author's order; nothing for a number. */
export function stepOptions(step: Step): readonly string[] {
  if (step.kind === 'single') return [step.right, ...step.wrong];
  return step.kind === 'order' ? step.sequence : [];
}

/** The key as an answer: for a choice, positions in the shown order. */
export function stepKey(step: Step, order: readonly number[]): CaseAnswer {
  if (step.kind === 'number') return { number: step.key };
  const positions = step.kind === 'single' ? [0] : step.sequence.map((_, position) => position);
  return { choice: positions.map((position) => order.indexOf(position)) };
}

/** Whether the answer has the form that the step asks for. */
export function isPossibleAnswer(step: Step, answer: CaseAnswer): boolean {
  if (step.kind === 'number') return 'number' in answer;
  if (!('choice' in answer)) return false;
  const { choice } = answer;
  const count = stepOptions(step).length;
  const areDifferent = new Set(choice).size === choice.length && choice.every((one) => one < count);
  return areDifferent && choice.length === (step.kind === 'single' ? 1 : count);
}

/** A number may differ from the key by the step's tolerance; a choice may not. */
export function isRightAnswer(step: Step, order: readonly number[], answer: CaseAnswer): boolean {
  const key = stepKey(step, order);
  if ('number' in answer) return 'number' in key && isWithin(step, answer.number, key.number);
  return 'choice' in key && key.choice.join() === answer.choice.join();
}

/** What to say to a usual mistake; null for any other answer. */
export function slipOf(step: Step, answer: CaseAnswer, exhibits: readonly Exhibit[]): string | null {
  if (step.kind !== 'number' || !('number' in answer)) return null;
  const slip = step.slips.find(({ worked }) => isWithin(step, answer.number, evaluate(worked, exhibits)));
  return slip?.says ?? null;
}

function isWithin(step: Step, given: number, wanted: number): boolean {
  // The last digits of a sum of decimals are noise.
  return step.kind === 'number' && Math.abs(given - wanted) <= step.tolerance + 1e-9;
}
