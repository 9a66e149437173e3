import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import { AppError } from '@preproom/models/contract/http/errors';
import { indianDay } from '@preproom/models/contract/http/indianDays';
import { commissionBalances } from '@preproom/models/contract/referrals/commission';
import { noteReferral } from '@preproom/models/db/referrals/referralWrites';
import { createUser } from '@preproom/models/db/testing/factories';
import { createLog } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import type { Razorpay } from '@preproom/server/adapters/razorpay';
import { createJobs } from '@preproom/server/backgroundJobs/jobs';
import { loadConfig } from '@preproom/server/config/config';
import { referralOf } from '@preproom/server/features/payments/commission/referral';
import { compareLedger } from '@preproom/server/features/payments/ledger/compareLedger';
import { recordEvent } from '@preproom/server/features/payments/orders';
import { readEntries } from '@preproom/server/features/referrals/commission/entries';
import { payOut } from '@preproom/server/features/referrals/commission/payOut';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const PRICE = 799_900;
let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  // Its clock is another than that of the runs.
  await stack.jobs.stop();
});
afterAll(() => stack.stop());

const who = fc.nat(1);
const steps = {
  click: fc.record({ at: fc.constant('click' as const), learner: who, link: who }),
  order: fc.record({ at: fc.constant('order' as const), learner: who }),
  pay: fc.record({ at: fc.constant('pay' as const), order: fc.nat(3) }),
  refund: fc.record({
    ...{ at: fc.constant('refund' as const), order: fc.nat(3) },
    paise: fc.integer({ min: 1, max: 266_600 }),
  }),
  payout: fc.record({
    ...{ at: fc.constant('payout' as const), link: who },
    share: fc.double({ min: 0.1, max: 1, noNaN: true }),
  }),
  wait: fc.record({ at: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
};
const step = fc.oneof(
  { weight: 3, arbitrary: steps.click },
  { weight: 3, arbitrary: steps.order },
  { weight: 4, arbitrary: steps.pay },
  { weight: 2, arbitrary: steps.refund },
  { weight: 2, arbitrary: steps.payout },
  { weight: 1, arbitrary: steps.wait },
);

/** Whatever chance brings, one run pays out what was earned. */
const PAID_OUT = [
  { at: 'click' as const, learner: 1, link: 0 },
  { at: 'order' as const, learner: 1 },
  { at: 'pay' as const, order: 0 },
  { at: 'wait' as const, days: 15 },
  { at: 'payout' as const, link: 0, share: 0.5 },
];

interface Modelled {
  orderId: string;
  /** Whose link it keeps; null: nobody's. */
  link: number | null;
  isPaid: boolean;
  refundedPaise: number;
}

test('clicks, orders, payments, refunds and payouts in any order end in the plain model; nobody earns from themselves', async () => {
  const { database, mail } = stack;
  const jobs = createJobs(stack);
  // The runs say something: many of them earn, and some are paid out.
  const seen = { earned: 0, paid: 0 };
  const config = loadConfig({ DATA_DIR: stack.dataDir });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
      run += 1;
      let now = Date.parse('2026-11-22T06:00:00Z');
      const clock = { now: () => now };
      const log = createLog('silent', 'server');
      const deps = {
        database,
        mail,
        config,
        clock,
        log,
        metrics: createMetrics(),
        jobs,
        payments: {} as Razorpay,
        closeRoom: () => {},
        notify: async () => {},
      };
      const phone = (n: number) => `+91${9_000_000_000 + run * 10 + n}`;
      const owners = await Promise.all(
        [0, 1].map((n) => createUser(database, { role: 'affiliate', phone: phone(n) })),
      );
      // The first learner is the first affiliate, with a second account.
      const learners = await Promise.all([0, 2].map((n) => createUser(database, { phone: phone(n) })));
      for (const { _id: userId } of owners)
        await database.affiliates.create({
          ...{ userId, kind: 'affiliate', createdAt: new Date(now) },
          code: randomUUID().slice(0, 8),
        });
      const last: ({ link: number; day: string } | null)[] = [null, null];
      const orders: Modelled[] = [];
      const paidOut = [0, 0];

      for (const next of steps) {
        const owner = 'link' in next ? owners[next.link]?._id : undefined;
        const learner = 'learner' in next ? learners[next.learner]?._id : undefined;
        const known = 'order' in next ? orders[next.order] : undefined;
        if (next.at === 'wait') now += next.days * DAY_MS;
        else if (next.at === 'click' && owner && learner) {
          last[next.learner] = { link: next.link, day: indianDay(now) };
          await noteReferral(database, {
            userId: learner,
            by: owner,
            kind: 'affiliate',
            day: indianDay(now),
          });
        } else if (next.at === 'order' && learner) {
          const click = last[next.learner];
          const isOwn = next.learner === 0 && click?.link === 0;
          const counts = click && !isOwn && click.day >= indianDay(now - 30 * DAY_MS);
          const orderId = `order_${randomUUID()}`;
          orders.push({ orderId, link: counts ? click.link : null, isPaid: false, refundedPaise: 0 });
          const referral = await referralOf(deps, learner);
          await database.orders.create({
            ...{
              orderId,
              provider: 'sandbox',
              userId: learner,
              course_id: new Types.ObjectId(),
              course: 'B.Tech',
            },
            ...{
              rounds: ['HR Round 1'],
              paise: PRICE,
              listPaise: PRICE,
              status: 'created',
              createdAt: new Date(now),
            },
            ...(referral && { referral }),
          });
        } else if (next.at === 'pay' && known) {
          known.isPaid = true;
          const payment = { id: `pay_${known.orderId}`, state: 'captured', paise: PRICE } as const;
          await recordEvent(deps, known.orderId, { type: 'payment', payment });
        } else if (next.at === 'refund' && known && known.refundedPaise + next.paise <= PRICE) {
          known.refundedPaise += next.paise;
          const refund = { id: `rfnd_${randomUUID()}`, paymentId: `pay_${known.orderId}`, paise: next.paise };
          await recordEvent(deps, known.orderId, { type: 'refund', refund });
        } else if (next.at === 'payout' && owner) {
          const { availablePaise } = commissionBalances(await readEntries(database, owner), now);
          const paise = Math.max(1, Math.floor(availablePaise * next.share));
          const payout = { ownerId: owner, paise, reference: randomUUID(), actorId: owner };
          const refused = await payOut(deps, payout).then(
            () => null,
            (error) => (error instanceof AppError ? error.code : Promise.reject(error)),
          );
          expect(refused).toBe(availablePaise >= 1 ? null : 'bad_request');
          if (!refused) paidOut[next.link] = (paidOut[next.link] ?? 0) + paise;
        }
      }
      for (const [link, owner] of owners.entries()) {
        const expected = orders
          .filter((order) => order.isPaid && order.link === link)
          .reduce((sum, { refundedPaise }) => sum + Math.floor((PRICE - refundedPaise) / 10 + 0.5), 0);
        const balances = commissionBalances(await readEntries(database, owner._id), now);
        if (expected > 0) seen.earned += 1;
        if ((paidOut[link] ?? 0) > 0) seen.paid += 1;
        expect(balances).toMatchObject({ earnedPaise: expected, paidPaise: paidOut[link] });
      }
    }),
    { numRuns: 100, examples: [[PAID_OUT]] },
  );
  expect(seen.earned).toBeGreaterThan(5);
  expect(seen.paid).toBeGreaterThan(0);
  expect((await compareLedger(database)).differences).toEqual([]);
});
