import {
  getHqCallbacks,
  getHqMessages,
  getHqReports,
  HQ_INBOX_PER_PAGE,
} from '@preproom/models/contract/site/hqInbox';
import { anyRoomId, createUser } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { hqTeam } from '../../support/people/hqTeam.ts';
import { indexesUsed } from '../../support/stack/indexesUsed.ts';

const team = hqTeam();
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const sender = { name: 'Asha Rao', email: 'asha@people.example', phone: '98765 43210' };

test('requests for a call back are listed page by page, whoever waits longest first', async () => {
  const { queries } = team.stack.database;
  for (let i = HQ_INBOX_PER_PAGE; i >= 0; i -= 1)
    await queries.create({
      ...sender,
      program: 'B.Tech',
      qualification: `No. ${i}`,
      status: 'open',
      at: at(i),
    });
  const first = await team.admin.call(getHqCallbacks, { query: {} });
  expect(first.body).toMatchObject({ total: HQ_INBOX_PER_PAGE + 1, pages: 2 });
  expect(first.body.data[0]).toMatchObject({ ...sender, program: 'B.Tech', qualification: 'No. 0' });
  const used = await indexesUsed(team.stack.database, 'queries', async () => {
    const second = await team.admin.call(getHqCallbacks, { query: { page: '2' } });
    expect(second.body.data.map(({ qualification }) => qualification)).toEqual([`No. ${HQ_INBOX_PER_PAGE}`]);
  });
  expect(used).toEqual(['status at']);
});

test('messages are listed with their words, the oldest first', async () => {
  const { contactMessages } = team.stack.database;
  for (const minute of [2, 1])
    await contactMessages.create({
      ...sender,
      requestId: crypto.randomUUID(),
      topic: 'MBA',
      message: `At ${minute}\n<b>bold</b>`,
      status: 'open',
      at: at(minute),
    });
  const { body } = await team.admin.call(getHqMessages, { query: {} });
  expect(body.data.map(({ message }) => message)).toEqual(['At 1\n<b>bold</b>', 'At 2\n<b>bold</b>']);
  expect(body.data[0]).toMatchObject({ ...sender, topic: 'MBA' });
});

test('open reports are listed with both people and every statement, and each look is noted', async () => {
  const { database } = team.stack;
  const by = await createUser(database, { Name: 'Asha Rao' });
  const report = {
    roomid: anyRoomId(),
    by: by._id,
    against: new Types.ObjectId(),
    state: 'open' as const,
    lastAt: at(5),
    statements: [
      {
        requestId: crypto.randomUUID(),
        reason: 'recording' as const,
        note: 'A second phone',
        at: at(5),
        sessionStatus: 'live' as const,
        wantedEnd: true,
        wantedBlock: false,
      },
    ],
  };
  const { _id } = await database.reports.create(report);
  await database.reports.create({ ...report, roomid: anyRoomId(), state: 'closed' });
  const { body } = await team.admin.call(getHqReports, { query: {} });
  expect(body).toMatchObject({ total: 1, pages: 1 });
  const [{ requestId: _, ...said }] = report.statements as [(typeof report.statements)[0]];
  expect(body.data).toEqual([
    {
      _id: _id.toString(),
      at: at(5).toISOString(),
      roomid: report.roomid,
      by: { _id: by._id.toString(), Name: 'Asha Rao', Email: by.Email },
      against: { _id: report.against.toString(), Name: null, Email: null },
      statements: [{ ...said, at: at(5).toISOString() }],
    },
  ]);
  const looks = await database.auditLog.find({ action: 'report:read' }).lean();
  expect(looks.map(({ targetId, actorId }) => [targetId, actorId])).toEqual([[_id, team.adminId]]);
});
