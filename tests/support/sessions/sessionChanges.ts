import type { Canceller } from '@preproom/models/contract/sessions/sessions';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Database } from '@preproom/models/db/database';
import type { SessionChangeKind } from '@preproom/models/db/sessions/pendingChange';
import type { Session, SessionDocument } from '@preproom/models/db/sessions/session.model';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { createLog } from '@preproom/models/runtime/log';
import { createJobs } from '@preproom/server/backgroundJobs/jobs';
import { loadConfig } from '@preproom/server/config/config';
import type { CompletionDeps } from '@preproom/server/features/sessions/completeChanges';
import { createNotifier } from '@preproom/server/notifications/notifier';
import ICAL from 'ical.js';
import { Types } from 'mongoose';
import type { ReceivedMail } from '../peers/smtpServer.ts';
import type { Stack } from '../stack/startStack.ts';

/** A learner and a mentor. */
export async function createPair(database: Database, change: Partial<UserDocument> = {}) {
  return {
    learner: await createUser(database, { Name: 'Asha Rao', ...change }),
    mentor: await createUser(database, { Name: 'Meera Iyer', role: 'mentor', ...change }),
  };
}
export type Pair = Awaited<ReturnType<typeof createPair>>;

/** A session of this pair that has just been booked. */
export async function bookFor(
  database: Database,
  { learner, mentor }: Pair,
  startsAt: Date,
): Promise<Session> {
  const { roomid } = await createSession(database, {
    learnerId: learner._id,
    mentorId: mentor._id,
    startsAt,
  });
  return changeSession(database, roomid, 'booked', 'learner');
}

/** Changes a session and stores in the same write what follows from it. */
export function changeSession(
  database: Database,
  roomid: string,
  kind: SessionChangeKind,
  by: Canceller,
  set: Partial<SessionDocument> = {},
): Promise<Session> {
  return changeAtOnce(database, roomid, [{ kind, by, set }]);
}

interface GivenChange {
  kind: SessionChangeKind;
  by: Canceller;
  set?: Partial<SessionDocument>;
}

/** Several changes in one write, so that no job completes the first before the last is there. */
export async function changeAtOnce(
  database: Database,
  roomid: string,
  changes: GivenChange[],
): Promise<Session> {
  let { startsAt, sequence } = await database.sessions.findOne({ roomid }).lean<Session>().orFail();
  const pendingChanges = changes.map(({ kind, by, set = {} }) => {
    const movedFrom = kind === 'moved' ? startsAt : null;
    startsAt = set.startsAt ?? startsAt;
    sequence += kind === 'booked' ? 0 : 1;
    return { _id: new Types.ObjectId(), kind, by, at: new Date(), startsAt, movedFrom, sequence };
  });
  const set = Object.assign({}, ...changes.map((change) => change.set));
  return database.sessions
    .findOneAndUpdate(
      { roomid },
      { $set: { ...set, sequence }, $push: { pendingChanges: { $each: pendingChanges } } },
      { returnDocument: 'after' },
    )
    .lean<Session>()
    .orFail();
}

/** What a server process completes changes with. */
export function completionDeps({ database, clock, mail, url }: Stack): CompletionDeps {
  const pushChange = () => {};
  const jobs = createJobs({ database, clock });
  return {
    config: loadConfig({}),
    database,
    clock,
    mail,
    log: createLog('silent', 'server'),
    jobs,
    notify: createNotifier({ database, clock, jobs, pushChange }),
    pushChange,
    ownUrl: () => url,
  };
}

interface CalendarEvent {
  uid: string;
  sequence: number;
  status: unknown;
  startsAt: string;
  endsAt: string;
  summary: string;
  description: string;
  location: string;
  organizer: string;
  attendees: string[];
}

interface ReadCalendar {
  method: unknown;
  events: CalendarEvent[];
}

/** The calendar in a mail, as another program reads it; the attached file must be the same. */
export function readInvite({
  attachments,
}: ReceivedMail): ReadCalendar & { types: string[]; texts: string[] } {
  const texts = attachments.map(({ content }) =>
    typeof content === 'string' ? content : new TextDecoder().decode(content),
  );
  const [text = ''] = texts;
  return { ...readCalendar(text), types: attachments.map(({ mimeType }) => mimeType), texts };
}

/** A calendar and its events, read by an independent parser. */
export function readCalendar(text: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      startsAt: event.startDate.toJSDate().toISOString(),
      endsAt: event.endDate.toJSDate().toISOString(),
      summary: event.summary,
      description: event.description,
      location: event.location,
      organizer: event.organizer,
      // The scheme's case means nothing.
      attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
    };
  });
  return { method: calendar.getFirstPropertyValue('method'), events };
}
