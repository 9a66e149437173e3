import type { AnswerPart } from '../catalogues/answerParts.ts';
import type { Words } from './texts.ts';

/** A part of a structured answer. */
export function answerPartName({ i18n }: Pick<Words, 'i18n'>, part: AnswerPart): string {
  const names: Record<AnswerPart, string> = {
    situation: i18n.t('Situation'),
    task: i18n.t('Task'),
    action: i18n.t('Action'),
    result: i18n.t('Result'),
  };
  return names[part];
}
