import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ResumeRule } from '@preproom/models/contract/assessments/resumeRubric';

export const RULE_TEXTS: Record<ResumeRule, MessageDescriptor> = {
  machineReadable: msg`ATS-friendly`,
  contact: msg`Contact details`,
  sections: msg`Sections`,
  actionVerbs: msg`Action verbs`,
  figures: msg`Numbers that show results`,
  lengthDensity: msg`Resume length`,
  targetMatch: msg`Match with your target`,
  consistency: msg`Consistency`,
};
