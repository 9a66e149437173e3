import type { Question } from '@preproom/models/contract/room/questions';

/** A question as the round’s file lists it; the bank adds the round. */
export type RoundQuestion = Omit<Question, 'round'>;
