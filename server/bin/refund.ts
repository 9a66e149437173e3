// npm run refund -- ORDER [--rounds "Tech Round 2,Tech Round 3" | --rupees N] [--reason TEXT]: refunds an order, by default all unused rounds.
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { paiseOf, rupeesOf } from '@preproom/models/contract/business/money';
import { isCarriedOut, type WantedRefund } from '@preproom/models/contract/business/refunds';
import { z } from '@preproom/models/contract/http/zod';
import { Round } from '@preproom/models/contract/room/sessions';
import type { Database } from '@preproom/models/db/database';
import { createJobs } from '../src/backgroundJobs/jobs.ts';
import {
  RefundRefusedError,
  type RefundRequest,
  wantRefund,
} from '../src/features/payments/refunds/wantRefund.ts';
import { CommandError, withDatabase } from './withDatabase.ts';

const WAIT_MS = 90_000;
const USAGE = 'npm run refund -- ORDER [--rounds "Tech Round 2,Tech Round 3" | --rupees N] [--reason TEXT]';

function readRequest(): RefundRequest {
  const options = {
    rounds: { type: 'string' },
    rupees: { type: 'string' },
    reason: { type: 'string' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [orderId, ...more] = positionals;
    const { rounds, rupees, reason = '' } = values;
    if (!orderId || more.length > 0 || (rounds !== undefined && rupees !== undefined)) throw new Error(USAGE);
    if (rupees !== undefined) return { orderId, what: { paise: paiseOf(rupees) }, reason };
    const named =
      rounds === undefined ? 'unused' : z.array(Round).parse(rounds.split(',').map((name) => name.trim()));
    return { orderId, what: { rounds: named }, reason };
  } catch (error) {
    const message =
      error instanceof z.ZodError ? error.issues.map((issue) => issue.message).join('\n') : String(error);
    throw new CommandError(`${message}\n${USAGE}`);
  }
}

function describe({ paise, rounds }: WantedRefund): string {
  return `₹${rupeesOf(paise)}${rounds.length > 0 ? ` for ${rounds.join(', ')}` : ''}`;
}

/** Waits for the running product to refund; answers whether it has. */
async function isDoneSoon({ orders }: Database, orderId: string, { key }: WantedRefund): Promise<boolean> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const order = await orders.findOne({ orderId }).lean();
    const wish = order?.wantedRefunds.find((other) => other.key === key);
    if (order && wish && isCarriedOut(order, wish)) return true;
    if (Date.now() > until) return false;
    await delay(500);
  }
}

await withDatabase(async (database) => {
  const request = readRequest();
  const clock = { now: () => Date.now() };
  const deps = { database, clock, jobs: createJobs({ database, clock }) };
  try {
    const { wish, isNew } = await wantRefund(deps, request, (planned) =>
      console.log(`Refunding ${describe(planned)} of order ${request.orderId} …`),
    );
    if (!isNew)
      console.log(
        `This refund was asked for on ${wish.at.toISOString()}: ${describe(wish)}. Nothing is added.`,
      );
    console.log(
      (await isDoneSoon(database, request.orderId, wish))
        ? 'Refunded. The bank may take a few days to credit it.'
        : 'Not done yet. The product goes on with it while it runs; its log says when the provider refuses.',
    );
  } catch (error) {
    throw error instanceof RefundRefusedError ? new CommandError(error.message) : error;
  }
});
