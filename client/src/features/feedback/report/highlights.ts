import {
  type FeedbackDraft,
  STAR_CRITERIA,
  type StarCriterion,
} from '@preproom/models/contract/room/feedback';

const MOST = 3;
const WELL_FROM = 4;

export interface Highlights {
  /** At most three criteria with four or five stars, the best first. */
  well: StarCriterion[];
  /** At most three with three stars or fewer, the weakest first. */
  practise: StarCriterion[];
}

/** The best and weakest starred criteria. Among equal ratings, criteria with a remark come first. */
export function highlights({ ratings, remarks }: FeedbackDraft): Highlights {
  const stars = (criterion: StarCriterion) => ratings[criterion] ?? 0;
  const isWrittenAbout = (criterion: StarCriterion) => (remarks[criterion] ? 1 : 0);
  const rated = STAR_CRITERIA.filter((criterion) => stars(criterion) > 0);
  const ranked = (direction: 1 | -1) =>
    rated.toSorted((a, b) => direction * (stars(b) - stars(a)) || isWrittenAbout(b) - isWrittenAbout(a));
  return {
    well: ranked(1)
      .filter((criterion) => stars(criterion) >= WELL_FROM)
      .slice(0, MOST),
    practise: ranked(-1)
      .filter((criterion) => stars(criterion) < WELL_FROM)
      .slice(0, MOST),
  };
}
