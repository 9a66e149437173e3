import { AppError } from '@preproom/models/contract/http/errors';
import type { ReportFile } from '@preproom/models/contract/inbox/team/reports';
import type { Database } from '@preproom/models/db/database';
import type { ReportDocument } from '@preproom/models/db/room/report.model';
import type { AppDeps } from '../../../deps.ts';
import type { Stored } from '../../../lists/listDefinition.ts';
import { listHandlers } from '../../../lists/listHandlers.ts';
import type { InboxHandlers } from '../inbox.policy.ts';
import { auditChange, auditRead, handledNow, presentHandled, refusal } from './handled.ts';
import { findPair, findPeople } from './people.ts';
import { BLOCK_COLUMNS, blockList, REPORT_COLUMNS, reportList } from './reports.list.ts';

type ReportHandlers = Pick<
  InboxHandlers,
  'getHqReports' | 'exportHqReports' | 'getHqReport' | 'handleReport' | 'getHqBlocks' | 'exportHqBlocks'
>;

/** What people have reported about each other, and who has blocked whom. */
export function reportHandlers(deps: AppDeps): ReportHandlers {
  const { database } = deps;
  const reports = listHandlers(deps, reportList(database), { name: 'reports', columns: REPORT_COLUMNS });
  const blocks = listHandlers(deps, blockList(database), { name: 'blocks', columns: BLOCK_COLUMNS });
  return {
    getHqReports: reports.page,
    exportHqReports: reports.exported,
    getHqBlocks: blocks.page,
    exportHqBlocks: blocks.exported,
    async getHqReport({ actor, params: { reportId } }) {
      const report = await database.reports.findById(reportId).lean<Stored<ReportDocument>>();
      if (!report) throw new AppError('not_found');
      await auditRead(deps, actor, 'report', report._id);
      return { data: await presentFile(database, report) };
    },
    async handleReport({ actor, params: { reportId }, body: { from, seenAt, outcome, note } }) {
      const state = outcome === null ? 'open' : 'closed';
      const done = handledNow(deps, actor, { isOpen: outcome === null, note });
      const report = await database.reports
        .findOneAndUpdate(
          { _id: reportId, state: from, lastAt: new Date(seenAt) },
          { $set: { state, handled: done && outcome && { ...done, outcome } } },
          { returnDocument: 'after' },
        )
        .lean<Stored<ReportDocument>>();
      if (!report) throw await refusal(database.reports.exists({ _id: reportId }));
      const change = { before: { status: from }, after: { status: state, outcome }, note };
      await auditChange(deps, actor, 'report', report._id, change);
      return { data: await presentFile(database, report) };
    },
  };
}

async function presentFile(database: Database, report: Stored<ReportDocument>): Promise<ReportFile> {
  const { _id, lastAt, state, roomid, statements, messages = [], handled } = report;
  const people = await findPeople(database, [report]);
  const by = await presentHandled(database, handled);
  return {
    _id: _id.toString(),
    at: lastAt.toISOString(),
    status: state,
    roomid,
    ...findPair(people, report),
    statements: statements.map(({ at, reason, note, sessionStatus, wantedEnd, wantedBlock }) => ({
      at: at.toISOString(),
      reason,
      note,
      sessionStatus,
      wantedEnd,
      wantedBlock,
    })),
    messages: messages
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ messageId, at, isByReporter, text }) => ({
        _id: messageId,
        at: at.toISOString(),
        isByReporter,
        text,
      })),
    handled: by && handled ? { ...by, outcome: handled.outcome } : null,
  };
}
