import { afterAll, beforeAll, test } from 'vitest';
import { checkOrders } from '../../support/payments/orderProperty.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

test(
  'whatever is delivered, repeated, lost or cut short, one payment has one pack and one receipt, or none (2,000 times)',
  () => checkOrders(stack, 2_000),
  600_000,
);
