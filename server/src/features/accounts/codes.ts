import { randomBytes, randomInt } from 'node:crypto';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Language } from '@preproom/models/contract/http/language';
import {
  CODE_DIGITS,
  CODE_MINUTES,
  type CodePurpose,
  type CodeSent,
  MAX_CODE_TRIES,
  PROOF_MINUTES,
} from '@preproom/models/contract/people/codes';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import type { MailData } from '../../mail/mails.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const FIRST_DELAY_MS = MINUTE_MS;
const LONGEST_DELAY_MS = 60 * MINUTE_MS;
const FORGOTTEN_AFTER_MS = 24 * 60 * MINUTE_MS;

type CodeDeps = Pick<AppDeps, 'database' | 'clock' | 'codeGuard'>;

/** Whose code, and from which network it is asked for or given (`networkOf`). */
export interface CodeOf {
  email: string;
  purpose: CodePurpose;
  network: string;
  /** For whom somebody else's address is asked: the code then counts for that person alone. */
  about?: string;
}

const idOf = ({ codeGuard }: CodeDeps, { email, purpose, about }: Omit<CodeOf, 'network'>) =>
  codeGuard.hash('address', purpose, email, ...(about ? [about] : []));

/** A code to mail. One to a guardian, who did not ask for it, comes in a mail of its own. */
type CodeRequest = CodeOf & { language: Language; userId?: Types.ObjectId; instead?: InsteadOfCode } & (
    | { purpose: Exclude<CodePurpose, 'guardian'>; letter?: undefined }
    | { letter: (code: string) => MailData }
  );

/**
 * Mails a new code, which takes the place of the one before; throws `too_many_requests` while it is too early for another. With
 * `instead` the address gets that mail and the code nobody: from outside both are alike.
 */
export async function sendCode(
  deps: CodeDeps & Pick<AppDeps, 'mail'>,
  request: CodeRequest,
): Promise<CodeSent> {
  const { email, network, language, userId, instead, letter } = request;
  await consumeLimit(deps.codeGuard.limits.sending, network);
  const code = randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, '0');
  const { mailKey, resendAfterSeconds } = await storeCode(deps, request, code);
  const content = instead
    ? { template: instead }
    : letter
      ? letter(code)
      : { template: 'code' as const, code, purpose: request.purpose, minutes: CODE_MINUTES };
  await deps.mail.queue({ to: email, ...(userId && { userId }), language, key: mailKey, ...content });
  return { sent: true, resendAfterSeconds, expiresInSeconds: CODE_MINUTES * 60 };
}

/** What an address gets for which a code would be of no use. */
export type InsteadOfCode = 'hasAccount' | 'noAccount';

async function storeCode(deps: CodeDeps, of: CodeOf, code: string) {
  const { otps } = deps.database;
  const _id = idOf(deps, of);
  const nowMs = deps.clock.now();
  const before = await otps.findById(_id).lean();
  const sent = before?.sent ?? 0;
  refuseUntil(before?.resendAt, nowMs);
  const delayMs = Math.min(FIRST_DELAY_MS * 2 ** sent, LONGEST_DELAY_MS);
  const fields = {
    codeHash: deps.codeGuard.hash('code', _id, code),
    triesLeft: MAX_CODE_TRIES,
    codeExpiresAt: new Date(nowMs + CODE_MINUTES * MINUTE_MS),
    sent: sent + 1,
    resendAt: new Date(nowMs + delayMs),
    forgetAt: new Date(nowMs + FORGOTTEN_AFTER_MS),
  };
  // Of two requests at one moment the count lets one through, and only that one is mailed.
  const stored = before
    ? (await otps.updateOne({ _id, sent }, { $set: fields })).modifiedCount === 1
    : await otps.create({ _id, ...fields }).then(() => true, refusedDuplicate);
  if (!stored) refuseUntil(fields.resendAt, nowMs);
  return { mailKey: `code:${_id}:${nowMs}`, resendAfterSeconds: delayMs / SECOND_MS };
}

function refuseUntil(instant: Date | undefined, nowMs: number): void {
  const waitMs = (instant?.getTime() ?? 0) - nowMs;
  if (waitMs <= 0) return;
  throw new AppError('too_many_requests', undefined, { retryAfterSeconds: Math.ceil(waitMs / SECOND_MS) });
}

function refusedDuplicate(error: unknown): false {
  if (!isDuplicateKey(error)) throw error;
  return false;
}

/** Takes a code, which is then used up; throws `invalid_otp` for every cause alike. */
export async function checkCode(deps: CodeDeps, { code, ...of }: CodeOf & { code: string }): Promise<void> {
  const right = await spendTry(deps, of, code);
  const { deletedCount } = await deps.database.otps.deleteOne(right);
  await judge(deps, of, deletedCount === 1);
}

/** Takes a code for a proof that it was right; throws `invalid_otp` for every cause alike. */
export async function exchangeCode(
  deps: CodeDeps,
  { code, ...of }: CodeOf & { code: string },
): Promise<string> {
  const right = await spendTry(deps, of, code);
  const proof = randomBytes(32).toString('base64url');
  const proven = {
    codeHash: null,
    triesLeft: 0,
    proofHash: deps.codeGuard.hash('proof', right._id, proof),
    proofExpiresAt: new Date(deps.clock.now() + PROOF_MINUTES * MINUTE_MS),
  };
  const { modifiedCount } = await deps.database.otps.updateOne(right, { $set: proven });
  await judge(deps, of, modifiedCount === 1);
  return proof;
}

/**
 * Counts the try before anything is compared, so that a thousand at one moment are still a thousand. Gives what the stored code
 * is if this one is right; the write that names it has one winner.
 */
async function spendTry(deps: CodeDeps, of: CodeOf, code: string) {
  await consumeLimit(deps.codeGuard.limits.guessing, of.network);
  const _id = idOf(deps, of);
  const codeExpiresAt = { $gt: new Date(deps.clock.now()) };
  const { modifiedCount } = await deps.database.otps.updateOne(
    { _id, triesLeft: { $gt: 0 }, codeExpiresAt },
    { $inc: { triesLeft: -1 } },
  );
  if (modifiedCount === 0) throw new AppError('invalid_otp');
  return { _id, codeHash: deps.codeGuard.hash('code', _id, code), codeExpiresAt };
}

async function judge({ codeGuard }: CodeDeps, { network }: CodeOf, isRight: boolean): Promise<void> {
  if (!isRight) throw new AppError('invalid_otp');
  // For the network only wrong ones count.
  await codeGuard.limits.guessing.reward(network);
}

export interface ProofOf {
  email: string;
  purpose: CodePurpose;
  proof: string;
}

/** Throws `stale_proof` unless the proof stands. */
export async function requireProof(deps: CodeDeps, given: ProofOf): Promise<void> {
  if (!(await deps.database.otps.exists(standing(deps, given)))) throw new AppError('stale_proof');
}

/** Uses a proof up; throws `stale_proof` unless it stood until now. */
export async function consumeProof(deps: CodeDeps, given: ProofOf): Promise<void> {
  const { deletedCount } = await deps.database.otps.deleteOne(standing(deps, given));
  if (deletedCount === 0) throw new AppError('stale_proof');
}

function standing(deps: CodeDeps, { proof, ...of }: ProofOf) {
  const _id = idOf(deps, of);
  const proofHash = deps.codeGuard.hash('proof', _id, proof);
  return { _id, proofHash, proofExpiresAt: { $gt: new Date(deps.clock.now()) } };
}
