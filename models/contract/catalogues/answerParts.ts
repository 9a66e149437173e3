/** The parts of a structured answer: what it was about, what had to be done, what the learner did, what came of it. */
export const ANSWER_PARTS = ['situation', 'task', 'action', 'result'] as const;
export type AnswerPart = (typeof ANSWER_PARTS)[number];
/** Pressed when a part of the learner's answer begins; `answered` ends the last one. */
export const ANSWER_MARKS = [...ANSWER_PARTS, 'answered'] as const;
export type AnswerMark = (typeof ANSWER_MARKS)[number];
