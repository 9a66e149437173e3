import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SessionEndReason, SessionStatus } from '@preproom/models/contract/sessions/sessionLife';

/** A session's state, as the team reads it. */
export const STATUS_TEXTS: Record<SessionStatus, MessageDescriptor> = {
  booked: msg`Booked`,
  live: msg`Live`,
  done: msg`Done`,
  missed: msg`They didn’t meet`,
  noshow_mentor: msg`The mentor didn’t join`,
  noshow_learner: msg`The learner didn’t join`,
  cancelled: msg`Cancelled`,
};

/** Why a session is over. */
export const END_TEXTS: Record<SessionEndReason, MessageDescriptor> = {
  pressed: msg`Someone ended it in the room`,
  safety: msg`Ended after a report`,
  cancelled: msg`Cancelled`,
  time: msg`Time was up`,
};
