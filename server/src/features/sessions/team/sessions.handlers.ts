import { AppError } from '@preproom/models/contract/http/errors';
import { recordAuditOfPerson } from '@preproom/models/db/operations/audit';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { HandlersFor } from '../../../http/call.ts';
import { type PolicyTable, team } from '../../../http/policy.ts';
import { listHandlers } from '../../../lists/listHandlers.ts';
import { readSessionFile } from './sessionFile.ts';
import { SESSION_COLUMNS, sessionList } from './sessions.list.ts';

export const sessionTeamPolicies = {
  getHqSessions: team('people'),
  exportHqSessions: team('people'),
  getHqSession: team('people'),
} as const satisfies PolicyTable;

/** The team's calls about sessions. They are moved and cancelled by the calls about their learner. */
export function sessionTeamHandlers(deps: AppDeps): HandlersFor<typeof sessionTeamPolicies> {
  const { database, clock } = deps;
  const list = listHandlers(deps, sessionList(deps), { name: 'sessions', columns: SESSION_COLUMNS });
  return {
    getHqSessions: list.page,
    exportHqSessions: list.exported,
    async getHqSession({ actor, params: { sessionId } }) {
      const session = await database.sessions.findById(sessionId).lean<Session>();
      if (!session) throw new AppError('not_found');
      const { roomid, learnerId, mentorId } = session;
      const entry = {
        at: new Date(clock.now()),
        actorId: new Types.ObjectId(actor.userId),
        action: 'session:read' as const,
        targetId: learnerId,
        after: { roomid },
      };
      await recordAuditOfPerson(database, entry, new Types.ObjectId(), [mentorId]);
      return { data: await readSessionFile(database, session) };
    },
  };
}
