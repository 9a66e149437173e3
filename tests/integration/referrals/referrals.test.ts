import { DAY_MS } from '@preproom/models/contract/http/durations';
import { getAffiliate } from '@preproom/models/contract/referrals/affiliates';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpIn } from '../../support/accounts/signingUp.ts';
import { clickLink, countedFor, createAffiliate } from '../../support/referrals/affiliates.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

describe('the link', () => {
  test('leads home and counts a visitor once a day, in whatever spelling', async () => {
    const person = await createAffiliate(stack);
    const visitor = stack.visitor();
    expect(await clickLink(stack, visitor, person.path)).toEqual({ status: 302, to: '/' });
    expect(await clickLink(stack, visitor, `${person.path.toUpperCase().replace('/R/', '/r/')}/`)).toEqual({
      status: 302,
      to: '/',
    });
    expect(await countedFor(person)).toMatchObject({ clicks: 1, today: { clicks: 1 } });
    stack.clock.advance(DAY_MS);
    await clickLink(stack, visitor, person.path);
    await clickLink(stack, stack.visitor(), person.path);
    expect(await countedFor(person)).toMatchObject({ clicks: 3, signUps: 0, today: { clicks: 2 } });
  });

  test('keeps nothing about who came: the cookie names the link and the day alone', async () => {
    const person = await createAffiliate(stack);
    const visitor = stack.visitor();
    await clickLink(stack, visitor, person.path);
    expect(visitor.cookie).toMatch(/^ref=[a-z2-9]{8}\.\d{4}-\d{2}-\d{2}$/);
    const stored = await stack.database.affiliateClicks
      .find({ userId: new Types.ObjectId(person.body.data._id) })
      .lean();
    expect(stored.map((day) => Object.keys(day).sort())).toEqual([
      ['__v', '_id', 'at', 'clicks', 'day', 'signUps', 'userId'],
    ]);
  });

  test.each([
    [
      'a program',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['a preview', { 'user-agent': 'WhatsApp/2.23' }],
    ['a page fetched ahead', { 'sec-purpose': 'prefetch' }],
  ])('does not count %s', async (_, headers) => {
    const person = await createAffiliate(stack);
    expect(await clickLink(stack, stack.visitor(), person.path, headers)).toEqual({ status: 302, to: '/' });
    expect(await countedFor(person)).toMatchObject({ clicks: 0 });
  });

  test('does not count the affiliate, and is uncounted where it is nobody’s or suspended', async () => {
    const person = await createAffiliate(stack);
    await clickLink(stack, person.client, person.path);
    await stack.database.affiliates.updateOne(
      { userId: new Types.ObjectId(person.body.data._id) },
      { $set: { state: 'suspended' } },
    );
    const visitor = stack.visitor();
    for (const path of [person.path, '/r/nobodys2', '/r/%00'])
      expect(await clickLink(stack, visitor, path)).toEqual({ status: 302, to: '/' });
    expect(visitor.cookie).toBe('');
    expect((await person.client.call(getAffiliate, {})).body.state).toBe('suspended');
    expect(await countedFor(person)).toMatchObject({ clicks: 0 });
  });
});

describe('a sign-up', () => {
  test('counts once, for the link that was clicked last', async () => {
    const [first, last] = [await createAffiliate(stack), await createAffiliate(stack)];
    const visitor = stack.visitor();
    await clickLink(stack, visitor, first.path);
    await clickLink(stack, visitor, last.path);
    await signUpIn(stack, visitor);
    await signUpIn(stack, visitor);
    expect(await countedFor(first)).toMatchObject({ signUps: 0 });
    expect(await countedFor(last)).toMatchObject({ signUps: 1, today: { clicks: 1, signUps: 1 } });
  });

  test('counts neither after 30 days, nor for the affiliate’s own number, nor by a cookie made by hand', async () => {
    const person = await createAffiliate(stack);
    const [late, own, forged] = [stack.visitor(), stack.visitor(), stack.visitor()];
    await clickLink(stack, late, person.path);
    stack.clock.advance(31 * DAY_MS);
    await signUpIn(stack, late);
    await clickLink(stack, own, person.path);
    await signUpIn(stack, own, { phone: '98765 43210' });
    forged.keepCookie('ref=x; Path=/');
    await signUpIn(stack, forged);
    const { signUps } = await stack.database.affiliateClicks
      .findOne({ userId: new Types.ObjectId(person.body.data._id) })
      .sort({ day: -1 })
      .orFail()
      .lean();
    expect(signUps).toBe(0);
  });
});
