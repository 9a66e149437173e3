import type { TimelineInputs } from '../../contract/reports/buildTimeline.ts';
import { agendaOf } from '../../contract/room/agenda/agendas.ts';
import type { SessionSide } from '../../contract/sessions/sessions.ts';
import type { Database } from '../database.ts';
import { readExpressionPoints } from '../readings/readingSummary.ts';
import type { Session } from '../sessions/session.model.ts';
import { timesOrigin } from '../sessions/timesOrigin.ts';
import { readAgendaEvents } from './agendaEvents.ts';
import { readConnectionHistory } from './connectionHistories.ts';
import { readSessionMoments } from './sessionMoments.ts';
import { readSpeech } from './speech/speech.ts';

/** All that is stored about the moments of a session, as far as this side's timeline is built from it. */
export async function readTimelineInputs(
  database: Database,
  session: Session,
  side: SessionSide,
): Promise<TimelineInputs> {
  const { roomid, round, isFree, learnerId, startsAt, lastPresenceAt } = session;
  const [events, points, history, moments, spoken, agendaEvents] = await Promise.all([
    database.roomEvents.find({ roomid }, { kind: 1, by: 1, at: 1 }).lean(),
    side === 'learner' ? readExpressionPoints(database, learnerId, [roomid]) : null,
    readConnectionHistory(database, roomid, side),
    readSessionMoments(database, roomid),
    readSpeech(database, session),
    readAgendaEvents(database, roomid),
  ]);
  const spans = (of: SessionSide) => (spoken[of]?.segments ?? []).map(([start, end]) => ({ start, end }));
  return {
    startsAt,
    originAt: timesOrigin(session),
    lastPresenceAt,
    events: events.map(({ _id, kind, by, at }) => ({
      id: _id.toString(),
      kind,
      side: learnerId.equals(by) ? 'learner' : 'mentor',
      atMs: at.getTime(),
    })),
    questions: moments.asked,
    marks: moments.marks,
    agenda: { phases: agendaOf(round, isFree), events: agendaEvents },
    speech: { learner: spans('learner'), mentor: spans('mentor') },
    readings: points?.get(roomid) ?? [],
    quality: history?.quality ?? [],
  };
}
