import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { Ceremony } from '@preproom/models/db/accounts/login.model';
import type { Actor } from '@preproom/models/runtime/authenticate';
import type { AppDeps } from '../../../deps.ts';

const KEPT_MS = 10 * MINUTE_MS;

type Deps = Pick<AppDeps, 'database' | 'clock'>;

/** Keeps with this login what it has begun, in place of what it began before. */
export async function begin(
  { database, clock }: Deps,
  { loginId }: Actor,
  ceremony: Ceremony,
  value: string,
): Promise<void> {
  const expiresAt = new Date(clock.now() + KEPT_MS);
  await database.logins.updateOne(
    { _id: loginId },
    { $set: { [`begun.${ceremony}`]: { value, expiresAt } } },
  );
}

/** What this login has begun, without using it up: an authenticator's code may be mistyped. Null without one. */
export async function lookAtBegun(
  { database, clock }: Deps,
  { loginId }: Actor,
  ceremony: Ceremony,
): Promise<string | null> {
  const login = await database.logins.findById(loginId, { begun: 1 }).lean();
  const begun = login?.begun?.[ceremony];
  return begun && begun.expiresAt.getTime() > clock.now() ? begun.value : null;
}

/** What this login has begun, which is used up now; null without one. */
export async function takeBegun(deps: Deps, actor: Actor, ceremony: Ceremony): Promise<string | null> {
  const value = await lookAtBegun(deps, actor, ceremony);
  if (value === null) return null;
  const { modifiedCount } = await deps.database.logins.updateOne(
    { _id: actor.loginId, [`begun.${ceremony}.value`]: value },
    { $unset: { [`begun.${ceremony}`]: 1 } },
  );
  return modifiedCount === 1 ? value : null;
}
