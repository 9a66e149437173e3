import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdviceKind } from '../../../../resume/fields/advice.ts';

export const ADVICE_TEXTS: Record<AdviceKind, { name: MessageDescriptor; why: MessageDescriptor }> = {
  photo: {
    name: msg`Your photo`,
    why: msg`Photos invite bias, and applicant tracking systems (ATS) can’t read them.`,
  },
  birthDate: {
    name: msg`Your date of birth`,
    why: msg`Employers don’t need your age to judge your work, and it helps identity thieves.`,
  },
  parentsNames: {
    name: msg`Your parents’ names`,
    why: msg`They don’t show your work. Employers ask after hiring if they need them.`,
  },
};
