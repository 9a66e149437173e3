import { readdirSync } from 'node:fs';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import { sessionEndReason } from '@preproom/models/db/upgrades/001-session-end-reason';
import { SCHEMA_VERSION, UPGRADES } from '@preproom/models/db/upgrades/upgrades';
import { Types } from 'mongoose';
import { afterEach, describe, expect, test } from 'vitest';
import { EXPECTED_REASONS, OLD, upgradedDatabase } from '../../support/stack/oldDatabase.ts';

const upgraded = upgradedDatabase();
const { storeOldData, stored, endReasons } = upgraded;

describe('old data', () => {
  let database: Database | undefined;
  afterEach(async () => database?.close());

  test('gets what is new, and keeps the rest', async () => {
    await storeOldData();
    database = await openDatabase(upgraded.temporary.uri);
    expect(await endReasons()).toEqual(EXPECTED_REASONS);
    const isUnchecked = { learnerCheck: { $type: 'null' }, mentorCheck: { $type: 'null' } };
    expect(await upgraded.db.collection('sessions').countDocuments(isUnchecked)).toBe(
      Object.keys(OLD.rooms).length,
    );
    for (const [name, { documents }] of Object.entries(OLD.collections)) {
      const now = await upgraded.db.collection(name).find().toArray();
      expect(now).toEqual(documents.map((document) => expect.objectContaining(document)));
    }
    expect(await stored()).toMatchObject({ version: SCHEMA_VERSION, lease: null });
    const { reports, sessions } = database;
    expect((await reports.listIndexes()).map(({ key }) => key)).toContainEqual({ roomid: 1, by: 1 });
    const live = await sessions
      .findOne({ roomid: OLD.rooms.live ?? '' })
      .lean()
      .orFail();
    const ended = await applySessionEvent(database, live, 'end_pressed', Date.now());
    expect(ended).toMatchObject({ status: 'done', endReason: 'pressed' });
  });

  test('is left alone by the next start', async () => {
    await storeOldData();
    await (await openDatabase(upgraded.temporary.uri)).close();
    const [before, sessions] = [await stored(), await upgraded.db.collection('sessions').find().toArray()];
    database = await openDatabase(upgraded.temporary.uri);
    expect([await stored(), await upgraded.db.collection('sessions').find().toArray()]).toEqual([
      before,
      sessions,
    ]);
  });

  test('of readings loses the sums that the samples hold as well, and nothing else', async () => {
    await storeOldData();
    const bucket = { roomid: 'abcdefghijkl', minute: 0, n: 1, sum: { Ranacorus: 7 }, data: [] };
    const sec10 = { '0': { n: 1, Ranacorus: 7 } };
    const buckets = upgraded.db.collection<{ _id: string; [field: string]: unknown }>('readingBuckets');
    await buckets.insertMany([
      { _id: 'abcdefghijkl:0', ...bucket, sec10 },
      { _id: 'abcdefghijkl:1', ...bucket, minute: 1 },
    ]);
    await (await openDatabase(upgraded.temporary.uri)).close();
    expect(await buckets.find().toArray()).toEqual([
      { _id: 'abcdefghijkl:0', ...bucket },
      { _id: 'abcdefghijkl:1', ...bucket, minute: 1 },
    ]);
  });

  test('of sessions to come no longer holds a consent to readings that rested on a ticked box', async () => {
    await storeOldData();
    const sessions = upgraded.db.collection('sessions');
    const [booked, done] = [{ roomid: OLD.rooms.booked }, { roomid: OLD.rooms.pressed }];
    for (const room of [booked, done]) await sessions.updateOne(room, { $set: { readingConsent: true } });
    await (await openDatabase(upgraded.temporary.uri)).close();
    expect(await sessions.findOne(booked)).toMatchObject({ readingConsent: false });
    expect(await sessions.findOne(done)).toMatchObject({ readingConsent: true });
  });

  test('of orders costs what the program did', async () => {
    await storeOldData();
    const orders = upgraded.db.collection('orders');
    await orders.insertOne({ orderId: 'order_old', paise: 799_900 });
    await (await openDatabase(upgraded.temporary.uri)).close();
    expect(await orders.findOne({ orderId: 'order_old' })).toMatchObject({
      paise: 799_900,
      listPaise: 799_900,
      discountPaise: 0,
      couponCode: null,
    });
  });

  test('of the team gets all rights, of others none, and no login counts as proved', async () => {
    await storeOldData();
    const [users, logins] = [upgraded.db.collection('users'), upgraded.db.collection('logins')];
    const [admin, learner, content] = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()];
    await users.insertMany([
      { _id: admin, Email: 'admin@people.example', role: 'admin' },
      { _id: learner, Email: 'learner@people.example', role: 'user' },
      { _id: content, Email: 'content@people.example', role: 'admin', rights: ['content'] },
    ]);
    const login = await logins.insertOne({ userId: admin });
    await (await openDatabase(upgraded.temporary.uri)).close();
    const rightsOf = async (_id: Types.ObjectId) => (await users.findOne({ _id }))?.rights;
    expect(await Promise.all([admin, learner, content].map(rightsOf))).toEqual([
      ['everything'],
      undefined,
      ['content'],
    ]);
    expect(await logins.findOne({ _id: login.insertedId })).toMatchObject({ provedAt: null });
  });

  test('of jobs that were open or not has a state, a revision, and words to search for', async () => {
    await storeOldData();
    const jobs = upgraded.db.collection('jobs');
    const postedAt = new Date('2026-11-20T06:00:00Z');
    const job = { title: 'Data Analyst', postedAt };
    await jobs.insertMany([
      { ...job, isOpen: true },
      { ...job, isOpen: false },
    ]);
    await jobs.createIndex({ isOpen: 1, place: 1 });
    await (await openDatabase(upgraded.temporary.uri)).close();
    const upgradedJob = { ...job, revision: 1, savedAt: postedAt, titleWords: ['data', 'analyst'] };
    expect(await jobs.find({}, { projection: { _id: 0 } }).toArray()).toEqual([
      { ...upgradedJob, state: 'open' },
      { ...upgradedJob, state: 'closed' },
    ]);
    expect((await jobs.indexes()).filter(({ key }) => 'isOpen' in key)).toEqual([]);
  });

  test('of quizzes is about subjects', async () => {
    await storeOldData();
    const { db } = upgraded;
    const [attempts, exposures] = [db.collection('assessmentAttempts'), db.collection('quizExposures')];
    await exposures.insertMany([{ category: 'Science' }, { category: 'Education' }]);
    await exposures.createIndex({ category: 1 }, { unique: true });
    await db.collection('quizItems').insertOne({ itemId: 'sci-a', category: 'Science' });
    const quiz = { learnerId: new Types.ObjectId(), kind: 'technical', topic: 'Science', status: 'done' };
    const { insertedId } = await attempts.insertOne({
      ...quiz,
      result: { kind: 'technical', category: 'Science', band: 'solid' },
    });
    await (await openDatabase(upgraded.temporary.uri)).close();
    expect((await exposures.distinct('subject')).toSorted()).toEqual(['Education', 'Science']);
    expect(await db.collection('quizItems').findOne()).toMatchObject({ itemId: 'sci-a', subject: 'Science' });
    expect((await attempts.findOne({ _id: insertedId }))?.result).toEqual({
      ...{ kind: 'technical', subject: 'Science', topics: [], band: 'solid' },
    });
    expect(await exposures.countDocuments({ category: { $exists: true } })).toBe(0);
    expect((await exposures.indexes()).filter(({ key }) => 'category' in key)).toEqual([]);
  });

  test('of searched texts is found by folded words', async () => {
    await storeOldData();
    const { db } = upgraded;
    const _id = new Types.ObjectId();
    const work = { headline: 'I ask', company: 'Zoho Corp.', designation: '', expertise: ['Leadership'] };
    await db.collection('users').insertOne({ _id, Name: 'ज़ाकिर', nameWords: ['ज़ाकिर'] });
    await db.collection('users').createIndex({ role: 1 });
    await db.collection('mentorProfiles').insertOne({ _id, userId: _id, ...work });
    const blog = { blog_title: 'Don’t', description: '', tags: [], blog_content: '<p>a &amp; ज़रूरत</p>' };
    await db.collection('blogs').insertOne({ _id, slug: 'a', ...blog, searchWords: ['don'] });
    const job = { title: 'Łódź', company: 'A', place: 'Pune', isRemote: false, skills: ['C'], salary: null };
    const experience = { minYears: 1, maxYears: 1 };
    await db.collection('jobs').insertOne({ _id, ...job, experience, description: '', facets: ['old'] });
    const search = { q: 'Łódź', place: '', remote: '', experience: '', salary: '', skills: '' };
    const alert = { learnerId: _id, facets: ['word:łodz'], key: 'word:łodz' };
    await db.collection('jobAlerts').createIndex({ learnerId: 1, key: 1 }, { unique: true });
    await db.collection('jobAlerts').insertMany([
      { ...alert, search },
      { ...alert, search: { ...search, q: 'lodz' }, key: 'word:lodz' },
    ]);
    database = await openDatabase(upgraded.temporary.uri);
    const found = async (name: string) => (await db.collection(name).findOne({ _id })) ?? {};
    expect(await found('users')).toMatchObject({ nameWords: ['जाकिर'] });
    expect(await found('mentorProfiles')).toMatchObject({
      aboutWords: expect.arrayContaining(['zoho', 'leadership']),
      companyWords: ['zoho', 'corp'],
    });
    const terms = expect.arrayContaining(['title=dont', 'जरूरत', '=जरूरत']);
    expect(await found('blogs')).toMatchObject({ searchWords: terms });
    expect(await found('jobs')).toMatchObject({
      facets: expect.arrayContaining(['word:lodz', 'place:pune']),
    });
    const alerts = await db.collection('jobAlerts').find().toArray();
    expect(alerts.map(({ key }) => key)).toEqual(['word:lodz']);
    const keys = (await db.collection('users').indexes()).map(({ key }) => JSON.stringify(key));
    expect(keys).not.toContain('{"role":1}');
  });

  test('of mentors has a page for who is or was verified, each with an address of its own', async () => {
    await storeOldData();
    const { db } = upgraded;
    const people = ['verified', 'verified', 'suspended', 'pending'].map((status) => ({
      _id: new Types.ObjectId(),
      status,
    }));
    await db
      .collection('users')
      .insertMany(people.map(({ _id }) => ({ _id, Name: 'Radha Krishnan', Email: `${_id}@people.example` })));
    await db
      .collection('mentorProfiles')
      .insertMany(people.map(({ _id, status }) => ({ userId: _id, status, company: 'Zoho' })));
    database = await openDatabase(upgraded.temporary.uri);
    const profiles = await database.mentorProfiles.find({ company: 'Zoho' }).sort({ slug: 1 }).lean();
    const slugs = [null, 'radha-krishnan', 'radha-krishnan-2', 'radha-krishnan-3'];
    expect(profiles.map(({ slug }) => slug)).toEqual(slugs);
    expect(profiles.every(({ nameParts }) => nameParts.includes('shnan'))).toBe(true);
    expect(await database.mentorSlugs.countDocuments()).toBe(3);
    const verified = people.slice(0, 2).map(({ _id }) => _id.toString());
    const tellings = await database.jobRuns.find({ kind: 'mentor:tellOfPage' }).lean();
    expect(tellings.map(({ data }) => data.userId).toSorted()).toEqual(verified.toSorted());
  });

  test('of coding rounds has one that is open for each learner', async () => {
    await storeOldData();
    const [mine, other] = [new Types.ObjectId(), new Types.ObjectId()];
    const round = (learnerId: Types.ObjectId, topic: string, hour: number) => ({
      ...{ learnerId, kind: 'coding', topic, status: 'open', work: { minutes: 20 } },
      startedAt: new Date(Date.UTC(2026, 0, 1, hour)),
    });
    const rounds = [round(mine, 'a', 2), round(mine, 'b', 3), round(mine, 'c', 1), round(other, 'a', 1)];
    await upgraded.db.collection('assessmentAttempts').insertMany(rounds);
    database = await openDatabase(upgraded.temporary.uri);
    const open = await database.assessmentAttempts.find({ status: 'open' }).lean();
    expect(open.map(({ topic }) => topic).sort()).toEqual(['a', 'b']);
    const ended = await database.assessmentAttempts.findOne({ topic: 'c' }).lean();
    expect(ended).toMatchObject({ status: 'done', finishedAt: new Date(Date.UTC(2026, 0, 1, 1, 20)) });
  });

  test('is finished when the upgrade was broken off half-way', async () => {
    await storeOldData();
    await upgraded.db.collection('sessions').updateOne({ status: 'live' }, { $set: { endReason: null } });
    await sessionEndReason.run(upgraded.db);
    await sessionEndReason.run(upgraded.db);
    expect(await endReasons()).toEqual(EXPECTED_REASONS);
  });
});

test('every file has its place in the list', () => {
  const files = readdirSync(new URL('../../../models/db/upgrades/', import.meta.url)).filter((file) =>
    /^\d{3}-.*\.ts$/.test(file),
  );
  const listed = UPGRADES.map(({ version, name }) => `${String(version).padStart(3, '0')}-${name}.ts`);
  expect(files.sort()).toEqual(listed);
  expect(UPGRADES.map(({ version }) => version)).toEqual(UPGRADES.map((_, at) => at + 1));
});
