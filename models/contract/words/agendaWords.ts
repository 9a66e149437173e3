import type { Phase } from '../catalogues/phases.ts';
import type { Words } from './texts.ts';

/** A phase of the agenda. `isLearners`: the reader is the learner. */
export function phaseName({ i18n }: Pick<Words, 'i18n'>, phase: Phase, isLearners: boolean): string {
  const names: Record<Phase, string> = {
    welcome: i18n.t('Welcome and how today works'),
    yourself: i18n.t('Tell me about yourself'),
    background: i18n.t('Background and projects'),
    education: i18n.t('Education and experience'),
    goals: i18n.t('Goals and strengths'),
    motivation: i18n.t('Motivation and fit'),
    behaviour: i18n.t('Behaviour in real situations'),
    fundamentals: i18n.t('Fundamentals'),
    data: i18n.t('Working with data'),
    situations: i18n.t('Difficult situations'),
    offer: i18n.t('Offer and expectations'),
    project: i18n.t('A project in depth'),
    solving: i18n.t('Solving problems aloud'),
    design: i18n.t('Designing a system'),
    production: i18n.t('Production and trade-offs'),
    practice: i18n.t('One practice question'),
    theirQuestions: isLearners ? i18n.t('Your own questions') : i18n.t('The learner’s own questions'),
    closing: i18n.t('What went well, what to practise'),
  };
  return names[phase];
}
