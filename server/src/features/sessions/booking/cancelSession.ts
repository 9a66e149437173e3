import { AppError } from '@preproom/models/contract/http/errors';
import { MIN_REASON_LENGTH } from '@preproom/models/contract/sessions/bookings';
import { sessionClaims } from '@preproom/models/contract/sessions/sessionLife';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { BookingDeps } from './bookSession.ts';
import { type ByTeam, cancellerOf, changeSession, requireUpcoming } from './moveSession.ts';

/** Either side or the team cancels before the start; only a learner need not say why. The round is free again. */
export async function cancelSession(
  deps: BookingDeps,
  session: Session,
  by: SessionSide | ByTeam,
  reason = '',
): Promise<Session> {
  requireUpcoming(deps, session);
  if (by === 'mentor' && reason.length < MIN_REASON_LENGTH) {
    const fields = { reason: `needs at least ${MIN_REASON_LENGTH} characters` };
    throw new AppError('bad_request', undefined, { fields });
  }
  const cancellation = { by: cancellerOf(by), reason: reason || null, at: new Date(deps.clock.now()) };
  return changeSession(deps, session, {
    kind: 'cancelled',
    by,
    $set: {
      status: 'cancelled',
      endReason: 'cancelled',
      cancellation,
      proposal: null,
      ...sessionClaims('cancelled'),
    },
  });
}
