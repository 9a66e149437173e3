import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import { AppError } from '@preproom/models/contract/http/errors';
import {
  MAX_LINKS,
  type ReportLink,
  type ReportLinkRequest,
} from '@preproom/models/contract/reports/reportLinks';
import type { Database } from '@preproom/models/db/database';
import { areStanding } from '@preproom/models/db/privacy/standing';
import type { ReportLinkDocument } from '@preproom/models/db/reports/reportLink.model';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { staysWithin } from '@preproom/models/db/staysWithin';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { expressionReadingRefusal } from '../sessions/measures/expressionReadingRefusal.ts';

type LinkDeps = Pick<AppDeps, 'database' | 'clock'>;
type StoredLink = ReportLinkDocument & { _id: Types.ObjectId };

/** The report's links that have not ended, newest first. */
export async function findReportLinks(
  { database, clock }: LinkDeps,
  { roomid, learnerId }: Session,
): Promise<ReportLink[]> {
  const links = await database.reportLinks
    .find({ learnerId, roomid, expiresAt: { $gt: new Date(clock.now()) } })
    .sort({ createdAt: -1, _id: -1 })
    .lean<StoredLink[]>();
  return links.map(presentLink);
}

/**
 * Makes a link and answers it with its token, which is known only now. Throws `adults_only` or `birth_date_needed` for the expression
 * summary of anyone who is not known to be an adult, `too_many_requests` for more links than anyone needs.
 */
export async function createLink(
  deps: LinkDeps,
  session: Session,
  { parts, days }: ReportLinkRequest,
): Promise<{ link: ReportLink; token: string }> {
  const { database, clock } = deps;
  const { roomid, learnerId } = session;
  if (parts.includes('summary')) {
    const refusal = await expressionReadingRefusal(deps, learnerId.toString());
    if (refusal) throw new AppError(refusal);
  }
  if ((await findReportLinks(deps, session)).length >= MAX_LINKS) throw new AppError('too_many_requests');
  const token = randomBytes(32).toString('base64url');
  const createdAt = new Date(clock.now());
  const stored = await database.reportLinks.create({
    tokenHash: hashOf(token),
    roomid,
    learnerId,
    parts: [...new Set(parts)],
    createdAt,
    expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
  });
  const open = { learnerId, roomid, expiresAt: { $gt: createdAt } };
  if (!(await staysWithin(database.reportLinks, stored._id, open, MAX_LINKS)))
    throw new AppError('too_many_requests');
  if (!(await areStanding(database, [learnerId]))) {
    await stored.deleteOne();
    throw new AppError('person_gone');
  }
  return { link: presentLink(stored.toObject<StoredLink>()), token };
}

/** Throws `not_found` for a link of another report, and for one that has ended. */
export async function revokeLink(
  database: Database,
  { roomid, learnerId }: Session,
  linkId: string,
): Promise<void> {
  const { deletedCount } = await database.reportLinks.deleteOne({ _id: linkId, roomid, learnerId });
  if (deletedCount === 0) throw new AppError('not_found');
}

/** Finds a link by its token; null if it is unknown, revoked or has ended. */
export async function findLink({ database, clock }: LinkDeps, token: string): Promise<StoredLink | null> {
  const link = await database.reportLinks.findOne({ tokenHash: hashOf(token) }).lean<StoredLink>();
  // The database removes ended links some time after their end.
  return link && link.expiresAt.getTime() > clock.now() ? link : null;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function presentLink({ _id, parts, createdAt, expiresAt }: StoredLink): ReportLink {
  return {
    _id: _id.toString(),
    parts: [...parts],
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
