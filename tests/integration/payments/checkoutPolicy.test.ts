import { paySandbox } from '@preproom/models/contract/payments/sandbox';
import { createUser } from '@preproom/models/db/testing/factories';
import { describe, expect, test } from 'vitest';
import { startStack } from '../../support/stack/startStack.ts';

const razorpay = {
  RAZORPAY_KEY_ID: 'rzp_test_key',
  RAZORPAY_KEY_SECRET: 'a secret',
  RAZORPAY_WEBHOOK_SECRET: 'a secret of webhooks',
};

describe('the sandbox', () => {
  test('is not there once there is a provider, which production demands', async () => {
    const stack = await startStack(razorpay);
    try {
      const learner = await stack.enter(await createUser(stack.database, {}));
      const body = { order_id: 'order_x', method: 'upi', outcome: 'success' } as const;
      expect((await learner.call(paySandbox, { body })).status).toBe(404);
      const authorization = `Basic ${Buffer.from('rzp_test_key:a secret').toString('base64')}`;
      const answer = await fetch(`${stack.url}/sandbox/v1/orders/order_x/payments`, {
        headers: { authorization },
      });
      expect(answer.headers.get('content-type')).not.toContain('json');
    } finally {
      await stack.stop();
    }
  });
});

describe("the provider's script", () => {
  const policyOf = async (url: string, path: string) =>
    (await fetch(`${url}${path}`)).headers.get('content-security-policy') ?? '';

  test('is allowed at the checkout alone, and only where there is a provider', async () => {
    const withProvider = await startStack(razorpay);
    try {
      expect(await policyOf(withProvider.url, '/checkout/x')).toContain('https://checkout.razorpay.com');
      for (const path of ['/', '/programs', '/dashboard', '/room/abc123abc123', '/xcheckout/x'])
        expect(await policyOf(withProvider.url, path)).not.toContain('razorpay');
    } finally {
      await withProvider.stop();
    }
    const inSandbox = await startStack();
    try {
      expect(await policyOf(inSandbox.url, '/checkout/x')).not.toContain('razorpay');
    } finally {
      await inSandbox.stop();
    }
  });
});
