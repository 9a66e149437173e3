import { consumeLimit, createLimiters } from '@preproom/models/runtime/limits';
import type { Redis } from '@preproom/models/runtime/redis';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 15 * 60;

/**
 * Calls in a minute: of a person who is logged in far above what one causes; of a network in which nobody is, what some hundred
 * visitors cause, since a whole college or a carrier's district may share an address.
 */
export function createCallLimiters(redis: Redis | null) {
  const limiter = createLimiters(redis);
  return { byPerson: limiter('calls-person', 600, 60), byNetwork: limiter('calls-network', 3_000, 60) };
}

/** Reports of one person: more than anybody has to say, sent again a few times on a poor line. */
export function createReportLimiter(redis: Redis | null): RateLimiterAbstract {
  return createLimiters(redis)('reports', 20, 60 * 60);
}

/** Requests for a call back from one network address, behind which a whole college may sit. */
export function createQueryLimiter(redis: Redis | null): RateLimiterAbstract {
  return createLimiters(redis)('queries', 10, WINDOW_SECONDS);
}

/**
 * Steps of social log-ins from one network address, two for each log-in, each of which may ask the provider something. A whole
 * college may log in at once.
 */
export function createSocialLimiter(redis: Redis | null): RateLimiterAbstract {
  return createLimiters(redis)('social', 600, WINDOW_SECONDS);
}

/** Messages to the team from one network address; as with requests for a call back, many people may share it. */
export function createContactLimiter(redis: Redis | null): RateLimiterAbstract {
  return createLimiters(redis)('contact', 10, WINDOW_SECONDS);
}

/** Uploads of one person: somebody who tries one picture after the other, on a poor line. */
export function createUploadLimiter(redis: Redis | null): RateLimiterAbstract {
  return createLimiters(redis)('uploads', 60, WINDOW_SECONDS);
}

/**
 * Affiliate sign-ups tried by one network, behind which a class may sit (a weak password counts, because checking it costs
 * CPU); accounts made for one address; and counted clicks of one link by one network in a day.
 */
export function createAffiliateLimiters(redis: Redis | null) {
  const limiter = createLimiters(redis);
  return {
    byNetwork: limiter('affiliates-network', 60, WINDOW_SECONDS),
    byAddress: limiter('affiliates-address', 5, 60 * 60),
    clicks: limiter('affiliate-clicks', 200, 24 * 60 * 60),
  };
}

/**
 * Codes: how many one network may ask for, behind which a whole class may sign up together, and how many wrong ones it may give.
 * What one address gets is limited where codes are made.
 */
export function createCodeLimiters(redis: Redis | null) {
  const limiter = createLimiters(redis);
  return {
    sending: limiter('codes-sent', 100, WINDOW_SECONDS),
    guessing: limiter('codes-guessed', 60, WINDOW_SECONDS),
  };
}

/** Wrong current passwords where a new one is set: whoever sits at an open browser guesses as slowly as at the door. */
export function createPasswordLimiter(redis: Redis | null): RateLimiterAbstract {
  return createLimiters(redis)('password-change', 10, WINDOW_SECONDS);
}

/**
 * Log-ins that fail are limited per network address, per account and address together, and more loosely per account: guessing
 * one account from many addresses is slow as well, but nobody can lock a person out from elsewhere with a handful of tries.
 * Of an account right ones count as well: each check of a password is costly, and nobody logs in that often.
 */
export function createLogInLimiters(redis: Redis | null) {
  const limiter = createLimiters(redis);
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

/** Codes that one learner may have mailed to a guardian: some wrong addresses and lost mails, too few to pester anybody. */
export function createGuardianLimiter(redis: Redis | null): RateLimiterAbstract {
  return createLimiters(redis)('guardian-codes', 8, 24 * 60 * 60);
}

/** Proofs of one person that it is they who ask: more than anybody types, too few to guess. */
export function createProofLimiter(redis: Redis | null): RateLimiterAbstract {
  return createLimiters(redis)('proofs', 10, WINDOW_SECONDS);
}

/** Archives of one person: each reads everything that is held about them. */
export function createArchiveLimiter(redis: Redis | null): RateLimiterAbstract {
  return createLimiters(redis)('archives', 5, 60 * 60);
}
