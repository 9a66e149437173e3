import { PROVED_MINUTES } from '@preproom/models/contract/accounts/accountProof';
import { hasRight } from '@preproom/models/contract/accounts/team/rights';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Database } from '@preproom/models/db/database';
import type { Actor } from '@preproom/models/runtime/authenticate';
import type { Policy } from './policy.ts';

/**
 * Returns what the policy loaded for the handler. Throws `signed_out` without a login, `not_allowed` for another role or without
 * the right, `second_factor_required` to a member of the team who has to set one up first, `proof_needed` if the login has not been proved lately and the policy asks for it, and the policy's own refusal for something that does not exist or is not the caller's.
 */
export async function authorize(
  database: Database,
  policy: Policy,
  actor: Actor | null,
  { params, now }: { params: unknown; now: number },
): Promise<object> {
  if (policy.who === 'anyone') return {};
  if (!actor) throw new AppError('signed_out');
  if (policy.who === 'team' && actor.needsSecondFactor) throw new AppError('second_factor_required');
  if (!isAmong(policy, actor)) throw new AppError('not_allowed');
  // The policy table lets `whose` stand only where the endpoint's schema has parsed the parameters that it reads.
  const { whose } = policy;
  if ('needsProof' in policy && !isProved(actor, now)) throw new AppError('proof_needed');
  return whose ? whose.find({ database, actor, params: params as never }) : {};
}

function isAmong(policy: Exclude<Policy, { who: 'anyone' }>, { role, rights }: Actor): boolean {
  if (policy.who === 'team') return role === 'admin' && hasRight(rights, policy.right);
  return policy.who.some((allowed) => allowed === role);
}

function isProved({ provedAt }: Actor, now: number): boolean {
  return provedAt !== null && now - provedAt.getTime() < PROVED_MINUTES * 60_000;
}
