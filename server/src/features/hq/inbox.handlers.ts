import { pageCount } from '@preproom/models/contract/http/paging';
import {
  type CallbackEntry,
  HQ_INBOX_PER_PAGE,
  type MessageEntry,
  type ReportEntry,
} from '@preproom/models/contract/site/hqInbox';
import type { Database } from '@preproom/models/db/database';
import { recordAudit } from '@preproom/models/db/operations/audit';
import type { ReportDocument } from '@preproom/models/db/room/report.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import type { HqHandlers } from './hq.policy.ts';

type InboxHandlers = Pick<HqHandlers, 'getHqCallbacks' | 'getHqMessages' | 'getHqReports'>;
type StoredReport = ReportDocument & { _id: Types.ObjectId };
type Names = Map<string, { Name: string; Email: string }>;

const OPEN = { status: 'open' } as const;
const OLDEST_FIRST = { at: 1 } as const;

/** What visitors and people in rooms have written to the team. */
export function inboxHandlers({ database, clock }: AppDeps): InboxHandlers {
  return {
    async getHqCallbacks({ query: { page } }) {
      const [requests, total] = await Promise.all([
        database.queries.find(OPEN).sort(OLDEST_FIRST).skip(skipped(page)).limit(HQ_INBOX_PER_PAGE).lean(),
        database.queries.countDocuments(OPEN),
      ]);
      const data = requests.map(({ _id, at, program, name, email, phone, qualification }): CallbackEntry => {
        return { ...presentSent({ _id, at }), program, name, email, phone, qualification };
      });
      return onePage(data, total);
    },
    async getHqMessages({ query: { page } }) {
      const [messages, total] = await Promise.all([
        database.contactMessages
          .find(OPEN)
          .sort(OLDEST_FIRST)
          .skip(skipped(page))
          .limit(HQ_INBOX_PER_PAGE)
          .lean(),
        database.contactMessages.countDocuments(OPEN),
      ]);
      const data = messages.map(({ _id, at, name, email, phone, topic, message }): MessageEntry => {
        return { ...presentSent({ _id, at }), name, email, phone, topic, message };
      });
      return onePage(data, total);
    },
    async getHqReports({ actor, query: { page } }) {
      const [reports, total] = await Promise.all([
        database.reports
          .find({ state: 'open' })
          .sort({ lastAt: -1 })
          .skip(skipped(page))
          .limit(HQ_INBOX_PER_PAGE)
          .lean<StoredReport[]>(),
        database.reports.countDocuments({ state: 'open' }),
      ]);
      const at = new Date(clock.now());
      // Of the report, not of the person: whoever asks for their data must not learn that somebody has reported them.
      const looks = reports.map(({ _id }) =>
        recordAudit(database, { at, actorId: actor.userId, action: 'report:read', targetId: _id }),
      );
      const [names] = await Promise.all([findNames(database, reports), ...looks]);
      return onePage(
        reports.map((report) => presentReport(report, names)),
        total,
      );
    },
  };
}

const skipped = (page: number): number => (page - 1) * HQ_INBOX_PER_PAGE;

function onePage<Entry>(data: Entry[], total: number) {
  return { data, total, pages: pageCount(total, HQ_INBOX_PER_PAGE) };
}

function presentSent({ _id, at }: { _id: Types.ObjectId; at: Date }) {
  return { _id: _id.toString(), at: at.toISOString() };
}

async function findNames(database: Database, reports: StoredReport[]): Promise<Names> {
  const ids = reports.flatMap(({ by, against }) => [by, against]);
  const people = await database.users.find({ _id: { $in: ids } }, { Name: 1, Email: 1 }).lean();
  return new Map(people.map(({ _id, Name, Email }) => [_id.toString(), { Name, Email }]));
}

function presentReport(report: StoredReport, names: Names): ReportEntry {
  const person = (id: Types.ObjectId) => ({
    _id: id.toString(),
    Name: names.get(id.toString())?.Name ?? null,
    Email: names.get(id.toString())?.Email ?? null,
  });
  return {
    ...presentSent({ _id: report._id, at: report.lastAt }),
    roomid: report.roomid,
    by: person(report.by),
    against: person(report.against),
    statements: report.statements.map(({ at, reason, note, sessionStatus, wantedEnd, wantedBlock }) => ({
      at: at.toISOString(),
      reason,
      note,
      sessionStatus,
      wantedEnd,
      wantedBlock,
    })),
  };
}
