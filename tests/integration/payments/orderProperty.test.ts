import { afterAll, beforeAll, test } from 'vitest';
import { checkOrders } from '../../support/payments/orderProperty.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

test(
  'whatever is delivered, repeated, lost or cut short, one payment has one pack and one receipt, or none (200 times)',
  () => checkOrders(stack, 200),
  120_000,
);
