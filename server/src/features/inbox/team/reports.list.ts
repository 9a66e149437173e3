import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import {
  BlockRow,
  type getHqBlocks,
  type getHqReports,
  ReportRow,
} from '@preproom/models/contract/inbox/team/reports';
import type { Database } from '@preproom/models/db/database';
import type { BlockDocument } from '@preproom/models/db/room/block.model';
import type { ReportDocument } from '@preproom/models/db/room/report.model';
import type { ListDefinition } from '../../../lists/listDefinition.ts';
import { findPair, findPeople } from './people.ts';

type ReportQuery = Omit<QueryOf<typeof getHqReports>, 'after' | 'before'>;
type BlockQuery = Omit<QueryOf<typeof getHqBlocks>, 'after' | 'before'>;

export const REPORT_COLUMNS = ReportRow.keyof().options;
const REPORT_FIELDS = ['lastAt', 'by', 'against', 'statements', 'state'] as const;
const BLOCK_FIELDS = ['at', 'by', 'against', 'roomid'] as const;
export const BLOCK_COLUMNS = BlockRow.keyof().options;

export function reportList(
  database: Database,
): ListDefinition<ReportDocument, ReportRow, ReportQuery, (typeof REPORT_FIELDS)[number]> {
  return {
    model: ({ reports }) => reports,
    fields: REPORT_FIELDS,
    sortPaths: { at: 'lastAt' },
    search: [
      { path: 'by', as: 'person' },
      { path: 'against', as: 'person' },
      { path: '_id', as: 'id' },
    ],
    filter: ({ status }) => ({ ...(status && { state: status }) }),
    async present(reports) {
      const people = await findPeople(database, reports);
      return reports.map(({ _id, lastAt, by, against, statements, state }) => ({
        _id: _id.toString(),
        at: lastAt.toISOString(),
        by: people.get(by.toString())?.Name ?? null,
        against: people.get(against.toString())?.Name ?? null,
        reason: statements.at(-1)?.reason ?? null,
        status: state,
      }));
    },
  };
}

export function blockList(
  database: Database,
): ListDefinition<BlockDocument, BlockRow, BlockQuery, (typeof BLOCK_FIELDS)[number]> {
  return {
    model: ({ blocks }) => blocks,
    fields: BLOCK_FIELDS,
    sortPaths: { at: 'at' },
    search: [
      { path: 'by', as: 'person', index: { by: 1, against: 1 } },
      { path: 'against', as: 'person' },
    ],
    filter: () => ({}),
    async present(blocks) {
      const people = await findPeople(database, blocks);
      return blocks.map(({ _id, at, roomid, ...pair }) => {
        const { by, against } = findPair(people, pair);
        const { Email: _by, ...blocker } = by;
        const { Email: _against, ...blocked } = against;
        return { _id: _id.toString(), at: at.toISOString(), roomid, by: blocker, against: blocked };
      });
    },
  };
}
