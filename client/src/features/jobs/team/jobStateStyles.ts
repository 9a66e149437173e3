import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JobState } from '@preproom/models/contract/jobs/jobLimits';
import type { BadgeTone } from '../../../ui/Badge.tsx';

/** What a job's state is called, and how its badge looks. */
export const JOB_STATE_LOOKS: Record<JobState, { label: MessageDescriptor; tone: BadgeTone }> = {
  draft: { label: msg`Draft`, tone: 'plain' },
  open: { label: msg`Open`, tone: 'success' },
  closed: { label: msg`Closed`, tone: 'warning' },
};
