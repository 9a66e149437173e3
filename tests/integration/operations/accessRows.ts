import type { Right } from '@preproom/models/contract/accounts/team/rights';

/** `admin` has all rights; the last three have the right of their name alone. */
export type Caller =
  | 'visitor'
  | 'learner'
  | 'mentor'
  | 'otherLearner'
  | 'otherMentor'
  | 'affiliate'
  | 'admin'
  | Exclude<Right, 'everything'>;
/** `in`: the policy lets the call through, whatever the handler then answers to its empty body. */
export type Outcome = 'in' | 'signed_out' | 'not_allowed' | 'room_not_found' | 'file_not_found';
export type Row = Record<Caller, Outcome>;

export const anyone: Row = row('in', 'in', 'in', 'in', 'in', 'in', 'in');
export const loggedIn: Row = row('signed_out', 'in', 'in', 'in', 'in', 'in', 'in');
export const learners: Row = row(
  'signed_out',
  'in',
  'not_allowed',
  'in',
  'not_allowed',
  'not_allowed',
  'not_allowed',
);
export const bothSides: Row = row(
  'signed_out',
  'in',
  'in',
  'room_not_found',
  'room_not_found',
  'not_allowed',
  'not_allowed',
);
export const theLearner: Row = row(
  'signed_out',
  'in',
  'not_allowed',
  'room_not_found',
  'not_allowed',
  'not_allowed',
  'not_allowed',
);
export const theMentor: Row = row(
  'signed_out',
  'not_allowed',
  'in',
  'not_allowed',
  'room_not_found',
  'not_allowed',
  'not_allowed',
);

export const theLearnersPlace: Row = row(
  'signed_out',
  'in',
  'not_allowed',
  'not_allowed',
  'not_allowed',
  'not_allowed',
  'not_allowed',
);

export const mentors: Row = row(
  'signed_out',
  'not_allowed',
  'in',
  'not_allowed',
  'in',
  'not_allowed',
  'not_allowed',
);

export const withSessions: Row = row('signed_out', 'in', 'in', 'in', 'in', 'not_allowed', 'not_allowed');

export const mentorsAndTeam: Row = row(
  'signed_out',
  'not_allowed',
  'in',
  'not_allowed',
  'in',
  'not_allowed',
  'in',
);

/** Everybody of the team. */
export const team: Row = row(
  'signed_out',
  'not_allowed',
  'not_allowed',
  'not_allowed',
  'not_allowed',
  'not_allowed',
  'in',
);

export const affiliates: Row = row(
  'signed_out',
  'not_allowed',
  'not_allowed',
  'not_allowed',
  'not_allowed',
  'in',
  'not_allowed',
);

/** Those of the team with this right. */
export function teamWith(right: Right): Row {
  const others = { content: 'not_allowed', people: 'not_allowed', money: 'not_allowed' } as const;
  return { ...team, ...others, ...(right !== 'everything' && { [right]: 'in' }) };
}

/** The last one is for everybody of the team. */
export function row(...outcomes: [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]): Row {
  const [visitor, learner, mentor, otherLearner, otherMentor, affiliate, admin] = outcomes;
  const others = { visitor, learner, mentor, otherLearner, otherMentor, affiliate };
  return { ...others, admin, content: admin, people: admin, money: admin };
}
