import type {
  AnsweredSituation,
  OpenSituation,
  SituationAttempt,
} from '@preproom/models/contract/assessments/behaviour';
import {
  SITUATION_TRAITS,
  type SituationResult,
  traitBand,
} from '@preproom/models/contract/assessments/situationResult';
import type { AssessmentAttemptDocument } from '@preproom/models/db/assessments/assessmentAttempt.model';
import type { Types } from 'mongoose';
import { SITUATION_BY_ID, type Situation } from '../content.ts';
import type { DrawnSituation } from './drawSituations.ts';
import type { SituationWork } from './situationWork.ts';

export type StoredSituations = AssessmentAttemptDocument<SituationWork> & { _id: Types.ObjectId };

/** What the learner may see of an attempt: credits and reasons of answered situations only. */
export function presentSituations({
  _id,
  startedAt,
  finishedAt,
  result,
  work,
}: StoredSituations): SituationAttempt {
  const { situations, answers } = work ?? { situations: [], answers: [] };
  const next = situations[answers.length];
  return {
    _id: _id.toString(),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    total: situations.length,
    next: next ? presentOpen(next, answers.length) : null,
    answered: answers.flatMap(({ option }, position) => {
      const drawn = situations[position];
      return drawn ? [presentAnswered(drawn, position, option)] : [];
    }),
    result: result?.kind === 'behaviour' ? result : null,
  };
}

/** The bands after a complete attempt and those before it, in the order of the traits. */
export function resultOf(works: readonly SituationWork[]): SituationResult {
  const credited = works.flatMap(({ situations, answers }) =>
    situations.map(({ id }, position) => {
      const { trait, options } = find(id);
      return { trait, credit: options[answers[position]?.option ?? -1]?.credit ?? 0 };
    }),
  );
  const traits = SITUATION_TRAITS.map((trait) => ({
    trait,
    credits: credited.filter((one) => one.trait === trait).map(({ credit }) => credit),
  }));
  return {
    kind: 'behaviour',
    traits: traits
      .filter(({ credits }) => credits.length > 0)
      .map(({ trait, credits }) => ({ trait, band: traitBand(credits), situations: credits.length })),
  };
}

function presentOpen({ id, order }: DrawnSituation, position: number): OpenSituation {
  const { situation, question, options } = find(id);
  const texts = order.flatMap((option) => options[option]?.text ?? []);
  return { position, situation, question, options: texts };
}

function presentAnswered({ id, order }: DrawnSituation, position: number, option: number): AnsweredSituation {
  const { trait, situation, question, options, basis } = find(id);
  return {
    position,
    trait,
    situation,
    question,
    options: order.flatMap((at) => options[at] ?? []),
    choice: order.indexOf(option),
    credit: options[option]?.credit ?? 0,
    basis,
  };
}

/** Throws for a situation that is no longer in the file: those that were ever drawn stay in it. */
function find(id: string): Situation {
  const situation = SITUATION_BY_ID.get(id);
  if (!situation) throw new Error(`There is no situation ${id}`);
  return situation;
}
