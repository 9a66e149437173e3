import type { Readable } from 'node:stream';
import { indianDay } from '@preproom/models/contract/http/indianDays';
import { recordAudit } from '@preproom/models/db/operations/audit';
import type { Actor } from '@preproom/models/runtime/authenticate';
import { createTurns } from '@preproom/models/runtime/turns';
import { Types } from 'mongoose';
import type { AppDeps } from '../deps.ts';
import type { ResponseHeaders } from '../http/call.ts';
import { exportList } from './exportList.ts';
import type { ListDefinition } from './listDefinition.ts';
import { type ListPageRequest, type ListRequest, readListPage } from './readList.ts';

/** One export of a person at a time, of whichever list: the next one begins when it is sent. */
const turnOf = createTurns(1);

interface ExportCall<Query> {
  query: Query;
  actor: Actor;
  responseHeaders: ResponseHeaders;
  endTurn(): void;
}

/** The handlers of a list's two calls. `name` is what an exported file and its audit entry are called; `columns` are its columns. */
export function listHandlers<
  Document,
  Row extends object,
  Query extends ListRequest,
  Field extends keyof Document & string,
>(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  definition: ListDefinition<Document, Row, Query, Field>,
  { name, columns }: { name: string; columns: readonly (keyof Row & string)[] },
) {
  return {
    page: ({ query }: { query: Query & ListPageRequest }) => readListPage(database, definition, query),
    async exported({ query, actor, responseHeaders, endTurn }: ExportCall<Query>): Promise<Readable> {
      const at = new Date(clock.now());
      await recordAudit(database, {
        at,
        actorId: actor.userId,
        action: 'list:export',
        targetId: new Types.ObjectId(actor.userId),
        after: { list: name, ...query },
      });
      responseHeaders.downloadName = `${name}-${indianDay(at.getTime())}.csv`;
      endTurn();
      const endExport = await turnOf(actor.userId);
      return exportList(database, definition, columns, query).once('close', endExport);
    },
  };
}
