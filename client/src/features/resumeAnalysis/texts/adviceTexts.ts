import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdviceKind } from '../../../resume/fields/advice.ts';

export const ADVICE_TEXTS: Record<AdviceKind, { title: MessageDescriptor; why: MessageDescriptor }> = {
  photo: {
    title: msg`Leave out the picture`,
    why: msg`If it’s a photo of you, it invites bias, and applicant systems can’t read it.`,
  },
  birthDate: {
    title: msg`Leave out your date of birth`,
    why: msg`Employers don’t need your age to judge your work, and it helps identity thieves.`,
  },
  parentsNames: {
    title: msg`Leave out your parents’ names`,
    why: msg`They say nothing about your work. A form asks for them if they’re needed after you’re hired.`,
  },
};
