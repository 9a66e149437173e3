import { endpointPath } from '@preproom/models/contract/http/endpoint';
import {
  getHqCallback,
  getHqCallbacks,
  handleCallback,
} from '@preproom/models/contract/inbox/team/callbacks';
import { getHqMessage, getHqMessages, handleMessage } from '@preproom/models/contract/inbox/team/messages';
import {
  exportHqReports,
  getHqBlocks,
  getHqReport,
  getHqReports,
  handleReport,
} from '@preproom/models/contract/inbox/team/reports';
import { storeReport } from '@preproom/models/db/room/safety';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, test } from 'vitest';
import { hqTeam } from '../../../support/accounts/team/team.ts';
import { indexesUsed } from '../../../support/stack/indexesUsed.ts';

const team = hqTeam();
const at = (minute: number) => new Date(Date.now() - (100 - minute) * 60_000);
const sender = { name: 'Asha Rao', email: 'asha@people.example', phone: '98765 43210' };
const audited = (targetId: Types.ObjectId) =>
  team.stack.database.auditLog.find({ targetId }).sort({ at: 1, _id: 1 }).lean();

beforeEach(async () => {
  const { queries, contactMessages, reports, blocks } = team.stack.database;
  await Promise.all([
    queries.deleteMany({}),
    contactMessages.deleteMany({}),
    reports.deleteMany({}),
    blocks.deleteMany({}),
  ]);
});

const aCallback = (minute: number, change: object = {}) =>
  team.stack.database.queries.create({
    ...{ ...sender, program: 'B.Tech', qualification: 'Class 12', status: 'open', at: at(minute) },
    ...change,
  });
const aMessage = (minute: number) =>
  team.stack.database.contactMessages.create({
    ...{ ...sender, requestId: crypto.randomUUID(), topic: 'MBA', message: '<b>bold</b>', status: 'open' },
    at: at(minute),
  });

describe('requests for a call back', () => {
  test('are listed without contact data, and found by name and state', async () => {
    const [second, first] = [await aCallback(2), await aCallback(1)];
    await aCallback(3, { name: 'Ravi Nair', status: 'done' });
    const list = async (query: object) => (await team.admin.call(getHqCallbacks, { query })).body.data;
    expect((await list({ status: 'open', sort: 'at' })).map(({ _id }) => _id)).toEqual([
      first._id.toString(),
      second._id.toString(),
    ]);
    expect((await list({ search: 'nair' })).map(({ status }) => status)).toEqual(['done']);
    expect(JSON.stringify(await list({}))).not.toMatch(/98765|@|Class 12/);
    expect(await audited(first._id)).toEqual([]);
  });

  test('are dealt with and opened again; each look and change is noted, with no word of the note', async () => {
    const { _id } = await aCallback(1);
    const params = { callbackId: _id.toString() };
    expect((await team.admin.call(getHqCallback, { params })).body.data).toMatchObject(sender);
    const done = { from: 'open', to: 'done', note: 'Asha wants the evening batch' } as const;
    const { body } = await team.admin.call(handleCallback, { params, body: done });
    const member = await team.stack.database.users.findById(team.adminId).orFail().lean();
    expect(body.data).toMatchObject({ status: 'done', handled: { by: member.Name, note: done.note } });
    const again = { from: 'done', to: 'open', note: '' } as const;
    const opened = await team.admin.call(handleCallback, { params, body: again });
    expect(opened.body.data).toMatchObject({ status: 'open', handled: null });
    const entries = await audited(_id);
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['callback:read', null, null],
      ['callback:change', { status: 'open' }, { status: 'done', noteLength: done.note.length }],
      ['callback:change', { status: 'done' }, { status: 'open', noteLength: 0 }],
    ]);
  });

  test('of two members who decide at once, one is told', async () => {
    const { _id } = await aCallback(1);
    const change = (note: string) =>
      team.admin.call(handleCallback, {
        params: { callbackId: _id.toString() },
        body: { from: 'open', to: 'done', note },
      });
    const answers = await Promise.all(['one', 'other'].map(change));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await audited(_id)).toHaveLength(1);
    const params = { callbackId: new Types.ObjectId().toString() };
    const body = { from: 'open', to: 'done', note: '' } as const;
    expect((await team.admin.call(handleCallback, { params, body })).status).toBe(404);
  });
});

test('messages are answered by e-mail, and marked so', async () => {
  const { _id } = await aMessage(1);
  const params = { messageId: _id.toString() };
  expect((await team.admin.call(getHqMessage, { params })).body.data).toMatchObject({
    ...sender,
    message: '<b>bold</b>',
  });
  const body = { from: 'open', to: 'answered', note: '' } as const;
  expect((await team.admin.call(handleMessage, { params, body })).body.data.status).toBe('answered');
  const query = { search: 'asha@people', status: 'answered' } as const;
  expect((await team.admin.call(getHqMessages, { query })).body.data).toHaveLength(1);
  expect((await team.admin.call(getHqMessages, { query: { status: 'open' } })).body.data).toEqual([]);
  expect((await audited(_id)).map(({ action }) => action)).toEqual(['message:read', 'message:change']);
});

describe('reports', () => {
  const aReport = async () => {
    const { database } = team.stack;
    const learner = await createUser(database, { Name: 'Zara Khan' });
    const mentor = await createUser(database, { Name: 'Ravi Nair', role: 'mentor' });
    const session = await createSession(database, { learnerId: learner._id, mentorId: mentor._id });
    const say = (note: string, when: Date) =>
      storeReport(
        database,
        session.toObject() as Session,
        'learner',
        { id: crypto.randomUUID(), reason: 'recording', note, endInterview: true, block: false },
        when,
      );
    await say('A second phone', at(5));
    const { _id } = await database.reports.findOne({ roomid: session.roomid }).orFail();
    return { _id, learner, mentor, say, params: { reportId: _id.toString() } };
  };

  test('are listed by either person’s name, and shown in full only where the look is noted', async () => {
    const { _id, learner, mentor, params } = await aReport();
    for (const search of ['zara', 'nair', learner.Email]) {
      const { data } = (await team.admin.call(getHqReports, { query: { search, status: 'open' } })).body;
      expect(data).toMatchObject([{ by: 'Zara Khan', against: 'Ravi Nair', reason: 'recording' }]);
      expect(JSON.stringify(data)).not.toMatch(/phone|@/);
    }
    expect(await audited(_id)).toEqual([]);
    const { data } = (await team.admin.call(getHqReport, { params })).body;
    expect(data).toMatchObject({
      by: { Name: 'Zara Khan', Email: learner.Email, role: 'user' },
      against: { _id: mentor._id.toString(), role: 'mentor' },
      statements: [{ note: 'A second phone', wantedEnd: true }],
    });
    expect((await audited(_id)).map(({ action }) => action)).toEqual(['report:read']);
  });

  test('keep what the two last wrote to each other, also when its writer leaves', async () => {
    const { _id, learner, mentor, say, params } = await aReport();
    const { database } = team.stack;
    const { roomid } = await database.reports.findById(_id).orFail();
    const written = Array.from({ length: 60 }, (_, index) => ({
      ...{ roomid, messageId: crypto.randomUUID(), text: `Message ${index}`, at: at(index), readAt: null },
      ...(index % 2 ? { from: learner._id, to: mentor._id } : { from: mentor._id, to: learner._id }),
    }));
    await database.sessionMessages.insertMany(written);
    await say('Read what he wrote', at(6));
    await say('And again', at(7));
    await database.sessionMessages.deleteMany({ roomid });
    const { messages } = (await team.admin.call(getHqReport, { params })).body.data;
    const expected = written
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .slice(-50)
      .map((message) => ({
        _id: message.messageId,
        at: message.at.toISOString(),
        isByReporter: message.from.equals(learner._id),
        text: message.text,
      }));
    expect(messages).toEqual(expected);
    expect((await audited(_id)).map(({ action }) => action)).toEqual(['report:read']);
  });

  test('are closed with what was done; a new statement conflicts, and opens them again', async () => {
    const { _id, params, say } = await aReport();
    const seen = (await team.admin.call(getHqReport, { params })).body.data;
    await say('And a third', at(6));
    const body = { from: 'open', seenAt: seen.at, outcome: 'warned', note: 'By phone' } as const;
    expect((await team.admin.call(handleReport, { params, body })).body.code).toBe('conflict');
    const { at: seenAt } = (await team.admin.call(getHqReport, { params })).body.data;
    const closed = await team.admin.call(handleReport, { params, body: { ...body, seenAt } });
    expect(closed.body.data).toMatchObject({ status: 'closed', handled: { outcome: 'warned' } });
    expect((await audited(_id)).at(-1)).toMatchObject({
      action: 'report:change',
      before: { status: 'open' },
      after: { status: 'closed', outcome: 'warned', noteLength: 8 },
    });
    await say('Still', at(7));
    expect((await team.admin.call(getHqReport, { params })).body.data).toMatchObject({
      status: 'open',
      handled: null,
    });
  });

  test('an export is noted', async () => {
    await aReport();
    const url = `${team.stack.url}${endpointPath(exportHqReports)}`;
    const answer = await fetch(url, { headers: { cookie: team.admin.cookie } });
    expect(await answer.text()).toContain('Zara Khan,Ravi Nair,recording,open');
    const entry = await team.stack.database.auditLog.findOne({ action: 'list:export' }).lean();
    expect(entry).toMatchObject({ after: { list: 'reports' } });
  });
});

test('blocks are listed with both people, by either name', async () => {
  const { database } = team.stack;
  const by = await createUser(database, { Name: 'Zara Khan' });
  const gone = new Types.ObjectId();
  await database.blocks.create({ by: by._id, against: gone, roomid: 'abcdefghijkl', at: at(1) });
  for (const query of [{}, { search: 'khan' }]) {
    const { data } = (await team.admin.call(getHqBlocks, { query })).body;
    expect(data).toMatchObject([
      {
        by: { _id: by._id.toString(), Name: 'Zara Khan', role: 'user' },
        against: { Name: null, role: null },
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('@');
  }
});

test('each page, filter and search is answered by an index', async () => {
  const { database } = team.stack;
  for (const query of [{}, { status: 'open' as const }, { sort: 'at' as const }, { search: 'asha' }]) {
    const { status: _, ...unfiltered } = query as { status?: 'open'; sort?: 'at'; search?: string };
    const lists = {
      queries: () => team.admin.call(getHqCallbacks, { query }),
      contactMessages: () => team.admin.call(getHqMessages, { query }),
      reports: () => team.admin.call(getHqReports, { query }),
      blocks: () => team.admin.call(getHqBlocks, { query: unfiltered }),
    };
    for (const name of Object.keys(lists) as (keyof typeof lists)[])
      expect(
        await indexesUsed(database, name, lists[name]),
        `${name} ${JSON.stringify(query)}`,
      ).not.toContain(null);
  }
});
