import { AUDIT_ACTIONS } from '@preproom/models/contract/team/auditActions';
import { AuditRow, getHqAudit } from '@preproom/models/contract/team/auditLog';
import { recordAudit } from '@preproom/models/db/operations/audit';
import { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { hqTeam } from '../../support/accounts/team/team.ts';

const team = hqTeam();
const at = new Date('2026-11-20T13:00:00.000Z');

const rowsAbout = async (targetId: Types.ObjectId) => {
  const { status, body } = await team.admin.call(getHqAudit, { query: { targetId: targetId.toString() } });
  expect(status).toBe(200);
  return body.data;
};

/** What an entry can say, and how the list answers it. */
const SHAPES: [string, object, Pick<AuditRow, 'before' | 'after'>][] = [
  ['nothing', {}, { before: null, after: null }],
  ['null', { before: null, after: null }, { before: null, after: null }],
  ['undefined', { before: undefined, after: undefined }, { before: null, after: null }],
  ['nothing and something', { after: { a: 1 } }, { before: null, after: '{"a":1}' }],
  ['an empty object and one', { before: {}, after: { a: 1 } }, { before: '{}', after: '{"a":1}' }],
  ['an object in one', { before: { a: {} }, after: {} }, { before: '{"a":{}}', after: '{}' }],
  ['texts', { before: '', after: 'b' }, { before: '""', after: '"b"' }],
  ['numbers', { before: 0, after: 1 }, { before: '0', after: '1' }],
  ['lists', { before: [], after: [null] }, { before: '[]', after: '[null]' }],
];

describe.each(AUDIT_ACTIONS)('%s', (action) => {
  test('is listed as the contract has it, whatever it says', async () => {
    const targetId = new Types.ObjectId();
    for (const [n, [, said]] of SHAPES.entries()) {
      const entry = { at: new Date(at.getTime() + n), actorId: null, action, targetId, ...said };
      await recordAudit(team.stack.database, entry);
    }
    const rows = (await rowsAbout(targetId)).toReversed();
    for (const [n, [shape, , listed]] of SHAPES.entries())
      expect(AuditRow.parse(rows[n]), shape).toMatchObject({ action, ...listed });
  });
});

test('an entry that was stored without its states is listed', async () => {
  const targetId = new Types.ObjectId();
  const stored = { at, actorId: null, action: 'pay:change', targetId };
  // Past the model, which adds the states.
  await team.stack.database.auditLog.collection.insertOne(stored as never);
  const [row] = await rowsAbout(targetId);
  expect(AuditRow.parse(row)).toMatchObject({ before: null, after: null });
});
