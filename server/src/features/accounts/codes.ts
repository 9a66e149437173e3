import { randomBytes, randomInt } from 'node:crypto';
import {
  CODE_DIGITS,
  CODE_MINUTES,
  type CodePurpose,
  type CodeSent,
  MAX_CODE_TRIES,
  PROOF_MINUTES,
  SIX_DIGITS,
} from '@preproom/models/contract/accounts/codes';
import { MINUTE_MS, SECOND_MS } from '@preproom/models/contract/http/durations';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Language } from '@preproom/models/contract/http/language';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import type { MailData } from '../../mail/mails.ts';

const FIRST_DELAY_MS = MINUTE_MS;
const LONGEST_DELAY_MS = 60 * MINUTE_MS;
const FORGOTTEN_AFTER_MS = 24 * 60 * MINUTE_MS;

type CodeDeps = Pick<AppDeps, 'database' | 'clock' | 'codeGuard'>;

/** The address and purpose of a code, and the network of the request (`networkOf`). */
export interface CodeOf {
  email: string;
  purpose: CodePurpose;
  network: string;
  /** The browser (`codeBrowsers`) or the user that asked. The code is valid for this one alone, and nobody else's requests touch it. */
  asker: string;
}

const idOf = ({ codeGuard }: CodeDeps, { email, purpose, asker }: Omit<CodeOf, 'network'>) =>
  codeGuard.hash('address', purpose, email, asker);

type Asker = Pick<CodeOf, 'purpose' | 'asker'>;
const groupOf = ({ codeGuard }: Pick<CodeDeps, 'codeGuard'>, { purpose, asker }: Asker) =>
  codeGuard.hash('asker', purpose, asker);

type Target = Pick<CodeOf, 'email' | 'purpose'>;
const targetOf = ({ codeGuard }: Pick<CodeDeps, 'codeGuard'>, { email, purpose }: Target) =>
  codeGuard.hash('target', purpose, email);

/** `count` takes a limit of the caller's own, unless the code is refused anyway. */
type CountedCode = CodeOf & { count?: () => Promise<void> };

/** A code to mail. A guardian did not ask for the code, so that mail has its own text (`composeMail`). */
type CodeRequest = CountedCode & { language: Language; userId?: Types.ObjectId; noCodeMail?: NoCodeMail } & (
    | { purpose: Exclude<CodePurpose, 'guardian'>; composeMail?: undefined }
    | { composeMail: (code: string) => MailData }
  );

/**
 * Mails a new code, which replaces the asker's previous one; throws `too_many_requests` while it is too early for another, and
 * `mail_unavailable` while the code would come too late. With
 * `noCodeMail` it mails that template and nobody learns the code; the answer and the limits are the same.
 */
export async function sendCode(
  deps: CodeDeps & Pick<AppDeps, 'mail'>,
  request: CodeRequest,
): Promise<CodeSent> {
  if (deps.mail.isUnavailable()) throw new AppError('mail_unavailable');
  const { email, language, userId, noCodeMail, composeMail } = request;
  const code = randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, '0');
  const { mailKey, resendAfterSeconds } = await storeCode(deps, request, code);
  const content = noCodeMail
    ? { template: noCodeMail }
    : composeMail
      ? composeMail(code)
      : { template: 'code' as const, code, purpose: request.purpose, minutes: CODE_MINUTES };
  await deps.mail.queue({ to: email, ...(userId && { userId }), language, key: mailKey, ...content });
  return { sent: true, resendAfterSeconds, expiresInSeconds: CODE_MINUTES * 60 };
}

/** The template for an address where a code is pointless. */
export type NoCodeMail = 'hasAccount' | 'noAccount' | 'addressTaken';

/** Whether this asker has asked for such a code in the last half hour. */
export async function hasAsked(deps: CodeDeps, of: Omit<CodeOf, 'network'>): Promise<boolean> {
  const codeExpiresAt = { $gt: new Date(deps.clock.now() - (PROOF_MINUTES - CODE_MINUTES) * MINUTE_MS) };
  return (await deps.database.otps.exists({ _id: idOf(deps, of), codeExpiresAt })) !== null;
}

async function storeCode(deps: CodeDeps, of: CountedCode, code: string) {
  const { otps } = deps.database;
  const _id = idOf(deps, of);
  const nowMs = deps.clock.now();
  const before = await otps.findById(_id).lean();
  const sent = before?.sent ?? 0;
  refuseUntil(before?.resendAt, nowMs);
  await countCode(deps, of);
  const delayMs = Math.min(FIRST_DELAY_MS * 2 ** sent, LONGEST_DELAY_MS);
  const fields = {
    group: groupOf(deps, of),
    target: targetOf(deps, of),
    codeHash: deps.codeGuard.hash('code', _id, code),
    triesLeft: MAX_CODE_TRIES,
    codeExpiresAt: new Date(nowMs + CODE_MINUTES * MINUTE_MS),
    sent: sent + 1,
    resendAt: new Date(nowMs + delayMs),
    forgetAt: new Date(nowMs + FORGOTTEN_AFTER_MS),
  };
  // Of two concurrent requests only one matches `sent` (or creates the document), and only that one is mailed.
  const stored = before
    ? (await otps.updateOne({ _id, sent }, { $set: fields })).modifiedCount === 1
    : await otps.create({ _id, ...fields }).then(() => true, refusedDuplicate);
  if (!stored) refuseUntil(fields.resendAt, nowMs);
  return { mailKey: `code:${_id}:${nowMs}`, resendAfterSeconds: delayMs / SECOND_MS };
}

/** Counts a code that is not refused anyway: a page that asks too early must not use up what others behind its network may ask for. */
async function countCode({ codeGuard }: CodeDeps, { network, count }: CountedCode): Promise<void> {
  await consumeLimit(codeGuard.limits.sending, network);
  await count?.();
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

/** Ends the codes of this purpose that the asker has had sent to any address; how soon another may be sent stays as it is. */
export async function voidCodes(deps: Pick<CodeDeps, 'database' | 'codeGuard'>, asker: Asker): Promise<void> {
  const ended = { codeHash: null, triesLeft: 0 };
  await deps.database.otps.updateMany({ group: groupOf(deps, asker) }, { $set: ended });
}

/** The purposes whose code or proof opens the account of its address. */
const OPENING = ['login', 'password', 'link', 'confirm', 'mentor'] as const;

/** Ends every code and proof that opens the account of this address, whoever asked for it; when another may be sent stays as it is. */
export async function voidOpeningCodes(
  deps: Pick<CodeDeps, 'database' | 'codeGuard'>,
  email: string,
): Promise<void> {
  const targets = OPENING.map((purpose) => targetOf(deps, { email, purpose }));
  const ended = { codeHash: null, triesLeft: 0, proofHash: null };
  await deps.database.otps.updateMany({ target: { $in: targets } }, { $set: ended });
}

/** Checks a code and consumes it; throws `invalid_otp` for every cause, so the caller learns nothing more. */
export async function checkCode(deps: CodeDeps, { code, ...of }: CodeOf & { code: string }): Promise<void> {
  const right = await spendAttempt(deps, of, code);
  const { deletedCount } = await deps.database.otps.deleteOne(right);
  await settleGuess(deps, of, deletedCount === 1);
}

/** Exchanges a code for a proof that it was right; throws `invalid_otp` for every cause. */
export async function exchangeCode(
  deps: CodeDeps,
  { code, ...of }: CodeOf & { code: string },
): Promise<string> {
  const right = await spendAttempt(deps, of, code);
  const proof = randomBytes(32).toString('base64url');
  const proven = {
    codeHash: null,
    triesLeft: 0,
    proofHash: deps.codeGuard.hash('proof', right._id, proof),
    proofExpiresAt: new Date(deps.clock.now() + PROOF_MINUTES * MINUTE_MS),
  };
  const { modifiedCount } = await deps.database.otps.updateOne(right, { $set: proven });
  await settleGuess(deps, of, modifiedCount === 1);
  return proof;
}

/**
 * Decrements before comparing, so concurrent guesses cannot share an attempt. Returns a filter that matches the stored code if this
 * one is right; the caller's conditional write with it succeeds once.
 */
async function spendAttempt(deps: CodeDeps, of: CodeOf, code: string) {
  // A slip of the hand costs no attempt.
  if (!SIX_DIGITS.test(code)) throw new AppError('invalid_otp');
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

async function settleGuess({ codeGuard }: CodeDeps, { network }: CodeOf, isRight: boolean): Promise<void> {
  if (!isRight) throw new AppError('invalid_otp');
  // Returns the point that `spendAttempt` took: only wrong codes count against the network.
  await codeGuard.limits.guessing.reward(network);
}

export interface ProofOf {
  email: string;
  purpose: CodePurpose;
  asker: string;
  proof: string;
}

/** Throws `stale_proof` unless the proof is valid. */
export async function requireProof(deps: CodeDeps, given: ProofOf): Promise<void> {
  if (!(await deps.database.otps.exists(validProof(deps, given)))) throw new AppError('stale_proof');
}

/** Consumes a proof; throws `stale_proof` unless it was valid until now. */
export async function consumeProof(deps: CodeDeps, given: ProofOf): Promise<void> {
  const { deletedCount } = await deps.database.otps.deleteOne(validProof(deps, given));
  if (deletedCount === 0) throw new AppError('stale_proof');
}

function validProof(deps: CodeDeps, { proof, ...of }: ProofOf) {
  const _id = idOf(deps, of);
  const proofHash = deps.codeGuard.hash('proof', _id, proof);
  return { _id, proofHash, proofExpiresAt: { $gt: new Date(deps.clock.now()) } };
}
