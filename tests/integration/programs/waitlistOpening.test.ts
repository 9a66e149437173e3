import { createJobs } from '@preproom/server/backgroundJobs/jobs';
import { changeProgram } from '@preproom/server/features/programs/catalogue';
import { notifyWaiting } from '@preproom/server/features/programs/waitlist/notifyWaiting';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailTo } from '../../support/notifications/mails.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let mba: Types.ObjectId;
beforeAll(async () => {
  stack = await startStack();
  mba = (await stack.database.products.findOne({ product_name: 'MBA' }).orFail())._id;
});
afterAll(() => stack.stop());
beforeEach(async () => {
  const { products, waitlistEntries, mails } = stack.database;
  await products.updateOne({ _id: mba }, { $set: { activate: false } });
  await waitlistEntries.deleteMany({});
  await mails.deleteMany({});
});

const entries = () => stack.database.waitlistEntries.find().lean();
const join = (email: string, afterMs = 0) =>
  stack.database.waitlistEntries.create({
    course_id: mba,
    email,
    language: 'en',
    joinedAt: new Date(stack.clock.now() + afterMs),
  });
const open = () => {
  const { database, clock } = stack;
  const deps = { database, clock, jobs: createJobs({ database, clock }) };
  return changeProgram(deps, { _id: mba.toString() }, { actorId: null, to: { activate: true } });
};

describe('opening', () => {
  const people = Array.from({ length: 25 }, (_, i) => `p${String(i).padStart(2, '0')}@example.com`);
  const joinAll = async () => {
    // Not in the order in which they are stored.
    for (const [i, email] of people.entries()) await join(email, ((i * 7) % 25) * 1_000);
    return [...people.keys()].sort((a, b) => ((a * 7) % 25) - ((b * 7) % 25)).map((i) => people[i]);
  };
  const mailed = async () =>
    (await stack.database.mails.find({ template: 'waitlistOpened' }).sort({ _id: 1 }).lean()).map(
      ({ to }) => to,
    );

  test('mails everyone once, in the order in which they joined, with a link to the card', async () => {
    const inOrder = await joinAll();
    await open();
    await stack.jobs.settled();
    expect(await mailed()).toEqual(inOrder);
    expect(await entries()).toEqual([]);
    const mail = await mailTo(stack.database, 'p00@example.com');
    expect(mail.subject).toBe('Enrolment for MBA is open');
    expect(mail.text).toContain(`/programs?opened=${mba}#${mba}`);
  });

  test.each(['before', 'after'])(
    'dies halfway, %s a mail is stored, and is finished by the next run',
    async (when) => {
      await stack.database.products.updateOne({ _id: mba }, { $set: { activate: true } });
      const inOrder = await joinAll();
      let left = 12;
      const dying = {
        ...stack.mail,
        async queue(mail: Parameters<Stack['mail']['queue']>[0]) {
          left -= 1;
          if (left === 0 && when === 'before') throw new Error('killed');
          await stack.mail.queue(mail);
          if (left === 0) throw new Error('killed');
        },
      };
      await expect(notifyWaiting({ database: stack.database, mail: dying })).rejects.toThrow('killed');
      expect(await mailed()).toHaveLength(when === 'before' ? 11 : 12);
      await notifyWaiting(stack);
      expect(await mailed()).toEqual(inOrder);
      await notifyWaiting(stack);
      expect(await mailed()).toHaveLength(25);
      expect(await entries()).toEqual([]);
    },
  );

  test('by two processes at once mails everyone once', async () => {
    await stack.database.products.updateOne({ _id: mba }, { $set: { activate: true } });
    await joinAll();
    await Promise.all([notifyWaiting(stack), notifyWaiting(stack)]);
    expect((await mailed()).sort()).toEqual(people);
  });

  test('mails those who joined while it was opened, within a minute', async () => {
    await stack.database.products.updateOne({ _id: mba }, { $set: { activate: true } });
    await joinAll();
    stack.clock.advance(60_000);
    await stack.jobs.settled();
    expect(await mailed()).toHaveLength(25);
  });

  test('again after a later closing has a new list', async () => {
    await join('asha@example.com');
    await open();
    await stack.jobs.settled();
    await stack.database.products.updateOne({ _id: mba }, { $set: { activate: false } });
    stack.clock.advance(1_000);
    await join('ravi@example.com');
    await open();
    await stack.jobs.settled();
    expect(await mailed()).toEqual(['asha@example.com', 'ravi@example.com']);
  });
});
