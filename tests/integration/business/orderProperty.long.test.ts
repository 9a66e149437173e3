import { afterAll, beforeAll, test } from 'vitest';
import { checkOrders } from '../../support/business/orderProperty.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

test(
  'whatever is delivered, repeated, lost or cut short, there is one pack for one payment, or none (2,000 times)',
  () => checkOrders(stack.database, 2_000),
  600_000,
);
