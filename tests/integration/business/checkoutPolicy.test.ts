import { describe, expect, test } from 'vitest';
import { startStack } from '../../support/stack/startStack.ts';

describe("the provider's script", () => {
  const razorpay = {
    RAZORPAY_KEY_ID: 'rzp_test_key',
    RAZORPAY_KEY_SECRET: 'a secret',
    RAZORPAY_WEBHOOK_SECRET: 'a secret of webhooks',
  };
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
