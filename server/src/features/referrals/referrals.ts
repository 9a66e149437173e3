import type { IncomingHttpHeaders } from 'node:http';
import { indianDay } from '@preproom/models/contract/http/indianDays';
import { isOnePerson, noteReferral } from '@preproom/models/db/referrals/referralWrites';
import { authenticate } from '@preproom/models/runtime/authenticate';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps, Events } from '../../deps.ts';
import type { Client } from '../../http/client.ts';
import { count } from './affiliate.service.ts';
import { isPerson } from './isPerson.ts';
import { clearLinkNote, isOwnBrowser, markOwnBrowser, readLinkNote, writeLinkNote } from './linkCookies.ts';
import { findActiveLink } from './links.ts';

export type ReferralDeps = Pick<AppDeps, 'config' | 'database' | 'clock' | 'limiter'>;
type NoteDeps = Pick<AppDeps, 'config' | 'database' | 'clock'>;

/** The request by which a link was opened. */
interface Click {
  method: string;
  headers: IncomingHttpHeaders;
  client: Client;
}

/**
 * Notes a person's click for the link with this code, in their browser and, for a learner who is logged in, with their account. It is
 * counted once a day.
 */
export function createClickCounter(deps: ReferralDeps) {
  const { config, database } = deps;
  // Clicks of one link that count for one network in a day: a college's, not a program's that drops its cookies.
  const clicks = deps.limiter('affiliate-clicks', 200, 24 * 60 * 60);
  return async (code: string, { method, headers, client }: Click): Promise<void> => {
    if (!isPerson({ method, headers })) return;
    const link = await findActiveLink(database, code);
    if (!link) return;
    const actor = await authenticate(headers, { ...deps, jwtSecret: config.jwtSecret });
    if (actor?.userId === link.userId.toString()) return markOwnBrowser(deps, client, link.code);
    const day = indianDay(deps.clock.now());
    const click = { by: link.userId, kind: link.kind, day };
    const learner = actor && (await database.users.exists({ _id: actor.userId, role: 'user' }));
    if (learner) await noteReferral(database, { ...click, userId: learner._id });
    const known = readLinkNote(deps, client);
    if (known?.code === link.code && known.day === day) return;
    writeLinkNote(deps, client, { code: link.code, day });
    if (isOwnBrowser(client, link.code)) return;
    await consumeLimit(clicks, `${link.code} ${client.network}`);
    await count(deps, link.userId, 'clicks');
  };
}

/** A new account came by the link that its browser opened last: it is counted once, and never for the owner's own second account. */
export async function noteSignUp(
  deps: NoteDeps,
  { client, log, user }: Parameters<Events['signedUp']>[0],
): Promise<void> {
  const note = readLinkNote(deps, client);
  clearLinkNote(deps, client);
  if (!note) return;
  try {
    const link = await findActiveLink(deps.database, note.code);
    if (!link || isOwnBrowser(client, note.code)) return;
    const { userId: by, kind } = link;
    if (await isOnePerson(deps.database, by, user._id)) return;
    const joined = { joinedBy: by, joinedAt: new Date(deps.clock.now()) };
    await noteReferral(deps.database, { userId: user._id, by, kind, day: note.day, ...joined });
    await count(deps, by, 'signUps');
  } catch (err) {
    // Counting must not fail the sign-up.
    log.warn({ err }, 'sign-up not counted');
  }
}

/**
 * Before a learner's order is made: a link that this browser opened on a later day than the one of their account counts instead, and
 * a browser that the link's owner uses as well is noted. The order then copies what the account has.
 */
export async function noteBeforeOrder(
  deps: NoteDeps,
  { client, log, userId }: Parameters<Events['ordering']>[0],
): Promise<void> {
  const { database } = deps;
  try {
    const [note, known] = [readLinkNote(deps, client), await database.referrals.findOne({ userId }).lean()];
    if (note && note.day > (known?.day ?? '')) {
      const link = await findActiveLink(database, note.code);
      if (link) await noteReferral(database, { userId, by: link.userId, kind: link.kind, day: note.day });
    }
    const referral = await database.referrals.findOne({ userId }).lean();
    const link = referral && (await database.affiliates.findOne({ userId: referral.by }).lean());
    if (link && isOwnBrowser(client, link.code))
      await database.referrals.updateOne({ userId, by: link.userId }, { $set: { isOwn: true } });
  } catch (err) {
    // Who earns must not decide whether somebody can buy.
    log.warn({ err }, 'referral not noted');
  }
}
