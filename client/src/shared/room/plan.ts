import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Round } from '@preproom/models/contract/sessions/sessions';

export interface PlanStep {
  title: MessageDescriptor;
  minutes: number;
}

const WELCOME = msg`Welcome and how today works`;
export const THEIR_QUESTIONS = msg`The learner’s own questions`;
const CLOSING = msg`What went well, what to practise`;

function steps(...parts: [title: MessageDescriptor, minutes: number][]): PlanStep[] {
  return parts.map(([title, minutes]) => ({ title, minutes }));
}

/** How the 45 minutes of each round are meant to be spent. */
const PLANS: Record<Round, PlanStep[]> = {
  Introducation: steps(
    [WELCOME, 5],
    [msg`Tell me about yourself`, 10],
    [msg`Education and experience`, 10],
    [msg`Goals and strengths`, 10],
    [THEIR_QUESTIONS, 5],
    [CLOSING, 5],
  ),
  'HR Round 1': steps(
    [WELCOME, 3],
    [msg`Tell me about yourself`, 7],
    [msg`Motivation and fit`, 10],
    [msg`Behaviour in real situations`, 15],
    [THEIR_QUESTIONS, 5],
    [CLOSING, 5],
  ),
  'Tech Round 1': steps(
    [WELCOME, 3],
    [msg`Background and projects`, 7],
    [msg`Fundamentals`, 15],
    [msg`Working with data`, 10],
    [THEIR_QUESTIONS, 5],
    [CLOSING, 5],
  ),
  'HR Round 2': steps(
    [WELCOME, 3],
    [msg`Difficult situations`, 20],
    [msg`Offer and expectations`, 12],
    [THEIR_QUESTIONS, 5],
    [CLOSING, 5],
  ),
  'Tech Round 2': steps(
    [WELCOME, 3],
    [msg`A project in depth`, 12],
    [msg`Solving problems aloud`, 20],
    [THEIR_QUESTIONS, 5],
    [CLOSING, 5],
  ),
  'Tech Round 3': steps(
    [WELCOME, 3],
    [msg`Designing a system`, 20],
    [msg`Production and trade-offs`, 12],
    [THEIR_QUESTIONS, 5],
    [CLOSING, 5],
  ),
};

/** The free introduction has 15 minutes. */
const FREE_PLAN = steps(
  [WELCOME, 2],
  [msg`Tell me about yourself`, 4],
  [msg`One practice question`, 5],
  [CLOSING, 4],
);

export function planOf(round: Round, isFree: boolean): PlanStep[] {
  return isFree ? FREE_PLAN : PLANS[round];
}

export interface PlacedStep extends PlanStep {
  fromMinute: number;
  state: 'over' | 'now' | 'ahead';
}

/** The plan against the clock: minutes since the planned start, negative before it. After the last step all are over. */
export function placedPlan(plan: readonly PlanStep[], minute: number): PlacedStep[] {
  let fromMinute = 0;
  return plan.map((step) => {
    const from = fromMinute;
    fromMinute += step.minutes;
    const state = minute >= fromMinute ? 'over' : minute >= from ? 'now' : 'ahead';
    return { ...step, fromMinute: from, state };
  });
}
