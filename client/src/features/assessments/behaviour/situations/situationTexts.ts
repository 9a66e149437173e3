import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SituationTrait, TraitBand } from '@preproom/models/contract/assessments/situationResult';

export const TRAIT_NAMES: Record<SituationTrait, MessageDescriptor> = {
  Teamwork: msg`Teamwork`,
  Ownership: msg`Ownership`,
  Integrity: msg`Integrity`,
  Communication: msg`Communication`,
  Prioritising: msg`Prioritising`,
  Composure: msg`Composure`,
  'Learning from feedback': msg`Learning from feedback`,
  'Customer focus': msg`Customer focus`,
};

export const BAND_NAMES: Record<TraitBand, MessageDescriptor> = {
  strong: msg`Strong`,
  steady: msg`Steady`,
  practise: msg`Worth practising`,
};
