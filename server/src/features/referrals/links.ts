import { randomInt } from 'node:crypto';
import type { ReferralKind } from '@preproom/models/contract/payments/attribution';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { AffiliateDocument } from '@preproom/models/db/referrals/affiliate.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';

/** Without what is misread aloud or on paper: 30 signs, some 6 × 10¹¹ codes. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 8;

/** A random code of signs that are not misread. */
export function randomCode(length = CODE_LENGTH): string {
  return Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** A person's link, made when it is first asked for, whichever of two requests comes first. */
export async function ensureLink(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  userId: Types.ObjectId,
  kind: ReferralKind,
): Promise<AffiliateDocument> {
  for (;;) {
    const found = await database.affiliates.findOne({ userId }).lean();
    if (found) return found;
    await database.affiliates
      .create({ userId, kind, code: randomCode(), createdAt: new Date(clock.now()) })
      .catch((failure) => {
        if (!isDuplicateKey(failure)) throw failure;
      });
  }
}

/** Whose link this is, while it counts. */
export function findActiveLink(database: Database, code: string) {
  return database.affiliates.findOne({ code: code.toLowerCase(), state: 'active' }).lean();
}
