import { type CreateLimiter, consumeLimit } from '@preproom/models/runtime/limits';

const WINDOW_SECONDS = 15 * 60;

/**
 * Limits failed log-ins per network address, per account and address together, and more loosely per account. The last one slows down
 * guessing from many addresses, but is high enough that a few attempts from elsewhere cannot lock the owner out. It counts successful
 * log-ins as well, because each password check is expensive.
 */
export function createLogInLimits(limiter: CreateLimiter) {
  const byAddress = limiter('login-address', 50, WINDOW_SECONDS);
  const byBoth = limiter('login-both', 10, WINDOW_SECONDS);
  const byAccount = limiter('login-account', 200, WINDOW_SECONDS);
  return {
    /** Throws `too_many_requests`. */
    async take(address: string, account: string): Promise<void> {
      // First, so that what it refuses does not count for everybody behind the address.
      await consumeLimit(byBoth, `${account} ${address}`);
      await consumeLimit(byAddress, address);
      await consumeLimit(byAccount, account);
    },
    /** Called after the right password. Clears this account's attempts from the address and takes back the address's last one. */
    async forget(address: string, account: string): Promise<void> {
      await byBoth.delete(`${account} ${address}`);
      // Only the successful attempt: earlier ones may have been guesses at other accounts.
      await byAddress.reward(address);
    },
  };
}
