import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import {
  type getHqMessages,
  type MessageFile,
  MessageRow,
} from '@preproom/models/contract/inbox/team/messages';
import type { Database } from '@preproom/models/db/database';
import type { ContactMessageDocument } from '@preproom/models/db/inbox/contactMessage.model';
import type { AppDeps } from '../../../deps.ts';
import type { ListDefinition, Stored } from '../../../lists/listDefinition.ts';
import { listHandlers } from '../../../lists/listHandlers.ts';
import type { InboxHandlers } from '../inbox.policy.ts';
import { auditChange, auditRead, handledNow, presentHandled, refusal } from './handled.ts';

const FIELDS = ['at', 'name', 'topic', 'status'] as const;
type Query = Omit<QueryOf<typeof getHqMessages>, 'after' | 'before'>;

export const messageList: ListDefinition<ContactMessageDocument, MessageRow, Query, (typeof FIELDS)[number]> =
  {
    model: ({ contactMessages }) => contactMessages,
    fields: FIELDS,
    sortPaths: { at: 'at' },
    search: [
      { path: 'nameWords', as: 'words' },
      { path: 'email', as: 'start' },
      { path: '_id', as: 'id' },
    ],
    filter: ({ status }) => ({ ...(status && { status }) }),
    present: async (messages) => messages.map(presentRow),
  };

/** Messages of the contact page. */
export function messageHandlers(
  deps: AppDeps,
): Pick<InboxHandlers, 'getHqMessages' | 'exportHqMessages' | 'getHqMessage' | 'handleMessage'> {
  const { database } = deps;
  const columns = MessageRow.keyof().options;
  const list = listHandlers(deps, messageList, { name: 'messages', columns });
  return {
    getHqMessages: list.page,
    exportHqMessages: list.exported,
    async getHqMessage({ actor, params: { messageId } }) {
      const sent = await database.contactMessages.findById(messageId).lean<Stored<ContactMessageDocument>>();
      if (!sent) throw new AppError('not_found');
      await auditRead(deps, actor, 'message', sent._id);
      return { data: await presentFile(database, sent) };
    },
    async handleMessage({ actor, params: { messageId }, body: { from, to, note } }) {
      const handled = handledNow(deps, actor, { isOpen: to === 'open', note });
      const sent = await database.contactMessages
        .findOneAndUpdate(
          { _id: messageId, status: from },
          { $set: { status: to, handled } },
          { returnDocument: 'after' },
        )
        .lean<Stored<ContactMessageDocument>>();
      if (!sent) throw await refusal(database.contactMessages.exists({ _id: messageId }));
      const change = { before: { status: from }, after: { status: to }, note };
      await auditChange(deps, actor, 'message', sent._id, change);
      return { data: await presentFile(database, sent) };
    },
  };
}

function presentRow({
  _id,
  at,
  name,
  topic,
  status,
}: Stored<Pick<ContactMessageDocument, (typeof FIELDS)[number]>>): MessageRow {
  return { _id: _id.toString(), at: at.toISOString(), name, topic, status };
}

async function presentFile(database: Database, sent: Stored<ContactMessageDocument>): Promise<MessageFile> {
  const { email, phone, message } = sent;
  const handled = await presentHandled(database, sent.handled);
  return { ...presentRow(sent), email, phone, message, handled };
}
