import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdviceKind } from '../../../../resume/fields/advice.ts';

export const ADVICE_TEXTS: Record<AdviceKind, { title: MessageDescriptor; why: MessageDescriptor }> = {
  photo: {
    title: msg`Leave out your photo`,
    why: msg`Photos invite bias, and applicant tracking systems (ATS) can’t read them.`,
  },
  birthDate: {
    title: msg`Leave out your date of birth`,
    why: msg`Employers don’t need your age to judge your work, and it helps identity thieves.`,
  },
  parentsNames: {
    title: msg`Leave out your parents’ names`,
    why: msg`They don’t show your work. Employers ask after hiring if they need them.`,
  },
};
