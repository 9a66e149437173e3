import { KEPT_DATA } from '@preproom/models/contract/privacy/keptData';
import { DATA_REGISTRY } from '@preproom/models/db/privacy/dataRegistry';
import { findDataSubject } from '@preproom/models/db/privacy/dataSubject';
import { erasePerson } from '@preproom/models/db/privacy/erasePerson';
import { exportCollection } from '@preproom/models/db/privacy/exportPersonalData';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createMarkedPerson,
  everythingStored,
  fillEveryCollection,
  type MarkedPerson,
  mentionsOf,
  PERSONAL,
} from '../../support/privacy/markedPerson.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

/** Collections that no model of ours is for: the database's own version. */
const WITHOUT_MODEL = ['schema'];

let stack: Stack;
let leaver: MarkedPerson;
let other: MarkedPerson;
let stranger: MarkedPerson;
let rooms: Record<'learner' | 'mentor', string>;

beforeAll(async () => {
  stack = await startStack();
  const { database } = stack;
  leaver = await createMarkedPerson(database, 'Zubin Qamarwala', '+919812345670');
  other = await createMarkedPerson(database, 'Other Person', '+919812345671');
  stranger = await createMarkedPerson(database, 'Strange Namesson', '+919812345672');
  rooms = {
    learner: await fillEveryCollection(database, leaver, other, 'learner'),
    mentor: await fillEveryCollection(database, leaver, other, 'mentor'),
  };
  await fillEveryCollection(database, stranger, other, 'learner');
});
afterAll(() => stack.stop());

describe('the data registry', () => {
  test('has a rule for every collection that the database holds', async () => {
    const known = Object.keys(DATA_REGISTRY).map(
      (name) => stack.database[name as keyof typeof DATA_REGISTRY].collection.collectionName,
    );
    const stored = [...(await everythingStored(stack.database)).keys()];
    expect(stored.filter((name) => ![...known, ...WITHOUT_MODEL].includes(name))).toEqual([]);
  });

  test('speaks of every kind of data that people are told of, and says why nothing is', () => {
    const kinds = PERSONAL.map((name) => DATA_REGISTRY[name].kind);
    expect(Object.keys(KEPT_DATA).filter((kind) => !kinds.includes(kind as never))).toEqual([]);
    for (const rule of Object.values(DATA_REGISTRY))
      if (rule.kind === null) expect(rule.because.length).toBeGreaterThan(5);
  });

  test('shows a person something of every collection that is about them, and no secret', async () => {
    const person = await findDataSubject(stack.database, leaver._id);
    if (!person) throw new Error('no such person');
    for (const name of PERSONAL) {
      const shown: object[] = [];
      for await (const document of exportCollection(stack.database, name, person)) shown.push(document);
      expect(shown.length, name).toBeGreaterThan(0);
      const text = JSON.stringify(shown);
      expect(text).not.toContain('passwordHash');
      expect(text).not.toContain(other.Email);
    }
  });
});

describe('a person who is erased', () => {
  test('is in no collection any more, and nobody else has lost anything', async () => {
    const strangers = () => everythingOf(stranger);
    const before = await strangers();
    expect((await mentionsOf(stack.database, leaver, [leaver._id.toString()])).length).toBe(PERSONAL.length);

    await erasePerson(stack.database, leaver._id, {});

    expect(await mentionsOf(stack.database, leaver)).toEqual([]);
    expect(await strangers()).toEqual(before);
  });

  test.each(['affiliate', 'admin'] as const)('as an %s is in no collection any more', async (role) => {
    const { database } = stack;
    const number = role === 'admin' ? '+919812345673' : '+442079460958';
    const person = await createMarkedPerson(database, `Ardeshir ${role}wala`, number, role);
    await fillEveryCollection(database, person, other, 'none');
    expect((await mentionsOf(database, person)).length).toBeGreaterThan(5);
    await erasePerson(database, person._id, {});
    expect(await mentionsOf(database, person)).toEqual([]);
  });

  test('leaves what the other one needs: the session, the stars, the figures of the feedback', async () => {
    const { sessions, mentorRatings, feedback, reports } = stack.database;
    for (const roomid of Object.values(rooms)) {
      expect(await sessions.countDocuments({ roomid })).toBe(1);
      expect(await mentorRatings.countDocuments({ roomid })).toBe(1);
      expect(await feedback.countDocuments({ roomid })).toBe(1);
      expect(await reports.countDocuments({ roomid })).toBe(1);
    }
  });

  test('goes wholly once the other one has gone as well', async () => {
    await erasePerson(stack.database, other._id, {});
    for (const roomid of Object.values(rooms)) {
      const { sessions, mentorRatings, feedback, roomEvents, connectionHistories } = stack.database;
      for (const model of [sessions, mentorRatings, feedback, roomEvents, connectionHistories])
        expect(await (model as typeof sessions).countDocuments({ roomid }), model.modelName).toBe(0);
    }
  });

  test('can be asked for again when nobody is there any more', async () => {
    const before = await everythingStored(stack.database);
    await erasePerson(stack.database, leaver._id, {});
    expect(await everythingStored(stack.database)).toEqual(before);
  });
});

/** Every line of the database in which this person is mentioned. */
async function everythingOf(person: MarkedPerson): Promise<string[]> {
  const stored = await everythingStored(stack.database);
  return [...stored.values()]
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.includes(person.Email));
}
