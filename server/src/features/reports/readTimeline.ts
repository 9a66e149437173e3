import { buildTimeline } from '@preproom/models/contract/reports/buildTimeline';
import type { Timeline } from '@preproom/models/contract/reports/timeline';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { Database } from '@preproom/models/db/database';
import { readTimelineInputs } from '@preproom/models/db/room/timelineInputs';
import type { Session } from '@preproom/models/db/sessions/session.model';

/** The session's timeline as this side may see it. */
export async function readTimeline(
  database: Database,
  session: Session,
  side: SessionSide,
): Promise<Timeline> {
  const [inputs, submitted] = await Promise.all([
    readTimelineInputs(database, session, side),
    database.feedback.exists({ roomid: session.roomid, state: 'submitted' }),
  ]);
  return buildTimeline(inputs, { side, isFeedbackSubmitted: submitted !== null });
}
