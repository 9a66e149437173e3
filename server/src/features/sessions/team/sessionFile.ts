import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { SESSION_SIDES } from '@preproom/models/contract/sessions/sides';
import { type HqSessionFile, MAX_ROOM_EVENTS } from '@preproom/models/contract/sessions/team/sessions';
import type { Database } from '@preproom/models/db/database';
import { readConnectionHistory } from '@preproom/models/db/room/connectionHistories';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { sideOf } from '@preproom/models/db/sessions/sessionChanges';

/** Changes by the team are looked for among so many latest entries about the learner. */
const LOOKED_AT = 200;
const ACTS = ['session:move', 'session:cancel'] as const;

/** All about one session, from what is stored of its room and of what the team did to it. */
export async function readSessionFile(database: Database, session: Session): Promise<HqSessionFile> {
  const { roomid, learnerId, mentorId } = session;
  const [people, feedback, messages, events, connections, changes] = await Promise.all([
    database.users.find({ _id: { $in: [learnerId, mentorId] } }, { Name: 1, photo: 1 }).lean(),
    database.feedback.findOne({ roomid }, { state: 1 }).lean(),
    database.sessionMessages.countDocuments({ roomid }),
    database.roomEvents
      .find({ roomid, kind: { $in: ['joined', 'left', 'ended'] } }, { kind: 1, by: 1, at: 1 })
      .sort({ at: 1 })
      .limit(MAX_ROOM_EVENTS)
      .lean(),
    Promise.all(SESSION_SIDES.map((side) => readConnection(database, roomid, side))),
    readChanges(database, session),
  ]);
  const person = (id: Session['learnerId']) => {
    const found = people.find(({ _id }) => _id.equals(id));
    return { _id: id.toString(), Name: found?.Name ?? null, photo: found?.photo ?? null };
  };
  const { cancellation } = session;
  const instant = (date: Date | null) => date?.toISOString() ?? null;
  return {
    _id: session._id.toString(),
    roomid,
    round: session.round,
    isFree: session.isFree,
    status: session.status,
    endReason: session.endReason,
    startsAt: session.startsAt.toISOString(),
    minutes: session.minutes,
    moves: session.moves,
    learner: person(learnerId),
    mentor: person(mentorId),
    learnerCameAt: instant(session.learnerCameAt),
    mentorCameAt: instant(session.mentorCameAt),
    lastPresenceAt: instant(session.lastPresenceAt),
    cancellation: cancellation && {
      by: cancellation.by,
      reason: cancellation.reason,
      at: cancellation.at.toISOString(),
    },
    feedback: feedback?.state ?? 'none',
    messages,
    events: events.flatMap(({ at, by, kind }) =>
      kind === 'chat' ? [] : [{ at: at.toISOString(), side: sideOf(session, by.toString()), kind }],
    ),
    connections: connections.flatMap((connection) => connection ?? []),
    changes,
  };
}

async function readConnection(database: Database, roomid: string, side: SessionSide) {
  const history = await readConnectionHistory(database, roomid, side);
  if (!history) return null;
  const { secondsInRoom, secondsConnected, interruptions, longestInterruptionMs, roundTripMs } = history;
  return {
    side,
    secondsInRoom,
    secondsConnected,
    interruptions,
    longestInterruptionMs,
    roundTripMs: roundTripMs?.median ?? null,
    secondsSoundOnly: history.secondsSoundOnly,
    quality: history.quality,
  };
}

/** What the team did to this session; such entries stand under the learner. */
async function readChanges(
  { auditLog, users }: Database,
  { learnerId, roomid }: Session,
): Promise<HqSessionFile['changes']> {
  const entries = await auditLog
    .find({ targetId: learnerId })
    .sort({ at: -1, _id: -1 })
    .limit(LOOKED_AT)
    .lean();
  const own = entries.flatMap(({ at, actorId, action, after }) => {
    const kind = ACTS.find((act) => act === action);
    const said = after as { roomid?: string; reason?: string } | null;
    return kind && said?.roomid === roomid ? [{ at, actorId, kind, reason: said.reason ?? '' }] : [];
  });
  const actors = await users
    .find({ _id: { $in: own.flatMap(({ actorId }) => actorId ?? []) } }, { Name: 1 })
    .lean();
  const names = new Map(actors.map(({ _id, Name }) => [_id.toString(), Name]));
  return own.map(({ at, actorId, kind, reason }) => ({
    at: at.toISOString(),
    actor: names.get(actorId?.toString() ?? '') ?? null,
    kind,
    reason,
  }));
}
