import { type CreateLimiter, consumeLimit } from '@preproom/models/runtime/limits';

const WINDOW_SECONDS = 15 * 60;

/**
 * Log-ins that fail are limited per network address, per account and address together, and more loosely per account: guessing
 * one account from many addresses is slow as well, but nobody can lock a person out from elsewhere with a handful of tries.
 * Of an account right ones count as well: each check of a password is costly, and nobody logs in that often.
 */
export function createLogInLimits(limiter: CreateLimiter) {
  const byAddress = limiter('login-address', 50, WINDOW_SECONDS);
  const byBoth = limiter('login-both', 10, WINDOW_SECONDS);
  const byAccount = limiter('login-account', 200, WINDOW_SECONDS);
  return {
    /** Throws `too_many_requests`. */
    async take(address: string, account: string): Promise<void> {
      await consumeLimit(byAddress, address);
      await consumeLimit(byBoth, `${account} ${address}`);
      await consumeLimit(byAccount, account);
    },
    /** After the right password: for the address it counts no longer, nor do this person's tries from there before it. */
    async forget(address: string, account: string): Promise<void> {
      await byBoth.delete(`${account} ${address}`);
      // Only the one try that was right: those before it may have been guesses at others.
      await byAddress.reward(address);
    },
  };
}
