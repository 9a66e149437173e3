import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApplicationStatus } from '@preproom/models/contract/jobs/jobLimits';
import type { BadgeTone } from '../../../../ui/Badge.tsx';

/** What the team calls an application's status, and how its badge looks. */
export const STATUS_LOOKS: Record<ApplicationStatus, { label: MessageDescriptor; tone: BadgeTone }> = {
  new: { label: msg`New`, tone: 'info' },
  shortlisted: { label: msg`Shortlisted`, tone: 'success' },
  declined: { label: msg`Declined`, tone: 'plain' },
  withdrawn: { label: msg`Withdrawn`, tone: 'plain' },
};
