import type { FEEDBACK_CRITERIA } from '@preproom/models/contract/catalogues/criteria';
import type { AboutLearner, Round } from '@preproom/models/contract/sessions/sessions';

export interface CockpitRoom {
  roomid: string;
  round: Round;
  isFree: boolean;
  startsAt: string;
  aboutLearner: Pick<AboutLearner, 'skills' | 'note'> | null;
}

/** The names of the criteria, which the feedback form has. */
export interface CriterionTexts {
  textOf(criterion: (typeof FEEDBACK_CRITERIA)[number]): string;
}
