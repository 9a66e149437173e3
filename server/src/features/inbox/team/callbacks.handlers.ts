import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import {
  type CallbackFile,
  CallbackRow,
  type getHqCallbacks,
} from '@preproom/models/contract/inbox/team/callbacks';
import type { Database } from '@preproom/models/db/database';
import type { QueryDocument } from '@preproom/models/db/inbox/query.model';
import type { AppDeps } from '../../../deps.ts';
import type { ListDefinition, Stored } from '../../../lists/listDefinition.ts';
import { listHandlers } from '../../../lists/listHandlers.ts';
import type { InboxHandlers } from '../inbox.policy.ts';
import { auditChange, auditRead, handledNow, presentHandled, refusal } from './handled.ts';

const FIELDS = ['at', 'name', 'program', 'status'] as const;
type Query = Omit<QueryOf<typeof getHqCallbacks>, 'after' | 'before'>;

export const callbackList: ListDefinition<QueryDocument, CallbackRow, Query, (typeof FIELDS)[number]> = {
  model: ({ queries }) => queries,
  fields: FIELDS,
  sortPaths: { at: 'at' },
  search: [
    { path: 'nameWords', as: 'words' },
    { path: '_id', as: 'id' },
  ],
  filter: ({ status }) => ({ ...(status && { status }) }),
  present: async (requests) => requests.map(presentRow),
};

/** Requests for a call back. */
export function callbackHandlers(
  deps: AppDeps,
): Pick<InboxHandlers, 'getHqCallbacks' | 'exportHqCallbacks' | 'getHqCallback' | 'handleCallback'> {
  const { database } = deps;
  const columns = CallbackRow.keyof().options;
  const list = listHandlers(deps, callbackList, { name: 'callbacks', columns });
  return {
    getHqCallbacks: list.page,
    exportHqCallbacks: list.exported,
    async getHqCallback({ actor, params: { callbackId } }) {
      const request = await database.queries.findById(callbackId).lean<Stored<QueryDocument>>();
      if (!request) throw new AppError('not_found');
      await auditRead(deps, actor, 'callback', request._id);
      return { data: await presentFile(database, request) };
    },
    async handleCallback({ actor, params: { callbackId }, body: { from, to, note } }) {
      const handled = handledNow(deps, actor, { isOpen: to === 'open', note });
      const request = await database.queries
        .findOneAndUpdate(
          { _id: callbackId, status: from },
          { $set: { status: to, handled } },
          { returnDocument: 'after' },
        )
        .lean<Stored<QueryDocument>>();
      if (!request) throw await refusal(database.queries.exists({ _id: callbackId }));
      const change = { before: { status: from }, after: { status: to }, note };
      await auditChange(deps, actor, 'callback', request._id, change);
      return { data: await presentFile(database, request) };
    },
  };
}

function presentRow({
  _id,
  at,
  name,
  program,
  status,
}: Stored<Pick<QueryDocument, (typeof FIELDS)[number]>>): CallbackRow {
  return { _id: _id.toString(), at: at.toISOString(), name, program, status };
}

async function presentFile(database: Database, request: Stored<QueryDocument>): Promise<CallbackFile> {
  const { email, phone, qualification } = request;
  const handled = await presentHandled(database, request.handled);
  return { ...presentRow(request), email, phone, qualification, handled };
}
