import type { AnswerMark } from '@preproom/models/contract/catalogues/answerParts';

/** The keys with which a mentor marks the parts of an answer. */
export const ANSWER_KEYS: Record<AnswerMark, string> = {
  situation: '1',
  task: '2',
  action: '3',
  result: '4',
  answered: '0',
};
