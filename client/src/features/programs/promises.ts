import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The promises of every program, worded as in the specification. */
export const PROMISES: readonly MessageDescriptor[] = [
  msg`Practice with industry mentors`,
  msg`Personalised feedback for each session`,
  msg`Insight into academics`,
  msg`Insight into the modules to prepare for HR and technical rounds`,
  msg`AI tool for full behaviour analysis`,
];
