import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MockSectionKind } from '@preproom/models/contract/assessments/mockTests';

export const SECTION_NAMES: Record<MockSectionKind, MessageDescriptor> = {
  quantitative: msg`Quantitative aptitude`,
  reasoning: msg`Logical reasoning`,
  verbal: msg`Verbal ability`,
  programming: msg`Programming`,
  technical: msg`Technical`,
};
