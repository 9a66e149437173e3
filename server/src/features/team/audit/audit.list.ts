import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import { AuditRow, type getHqAudit } from '@preproom/models/contract/team/auditLog';
import type { Database } from '@preproom/models/db/database';
import type { AuditDocument } from '@preproom/models/db/operations/auditLog.model';
import { Types } from 'mongoose';
import type { ListDefinition } from '../../../lists/listDefinition.ts';

type Query = Omit<QueryOf<typeof getHqAudit>, 'after' | 'before'>;

export const AUDIT_COLUMNS = AuditRow.keyof().options;
const FIELDS = ['at', 'actorId', 'action', 'targetId', 'before', 'after'] as const;

export function auditList(
  database: Database,
): ListDefinition<AuditDocument, AuditRow, Query, (typeof FIELDS)[number]> {
  return {
    model: ({ auditLog }) => auditLog,
    fields: FIELDS,
    sortPaths: { at: 'at' },
    search: [
      { path: 'targetId', as: 'id', index: { targetId: 1, at: -1, _id: -1 } },
      { path: 'actorId', as: 'id', index: { actorId: 1, at: -1, _id: -1 } },
    ],
    filter: ({ action, actorId, targetId }) => ({
      ...(action && { action }),
      ...(actorId && { actorId: new Types.ObjectId(actorId) }),
      ...(targetId && { targetId: new Types.ObjectId(targetId) }),
    }),
    async present(entries) {
      const names = await namesOf(
        database,
        entries.flatMap(({ actorId }) => actorId?.toString() ?? []),
      );
      return entries.map(({ _id, at, actorId, action, targetId, before, after }) => ({
        _id: _id.toString(),
        at: at.toISOString(),
        actor: names.get(actorId?.toString() ?? '') ?? null,
        action,
        targetId: targetId.toString(),
        before: asJson(before),
        after: asJson(after),
      }));
    },
  };
}

/** Entries from before empty objects were stored lack the field. */
const asJson = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));

async function namesOf({ users }: Database, ids: string[]): Promise<Map<string, string>> {
  const people = await users.find({ _id: { $in: [...new Set(ids)] } }, { Name: 1 }).lean();
  return new Map(people.map(({ _id, Name }) => [_id.toString(), Name]));
}
