import { Paise } from '../business/money.ts';
import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { PageNumber, paged } from '../http/paging.ts';
import { isVisibleText } from '../http/visibleText.ts';
import { z } from '../http/zod.ts';
import { AFFILIATE_STATES, Commission } from '../people/affiliates.ts';
import { Month, MonthSums, Statement } from './statements.ts';

export const HQ_AFFILIATES_PER_PAGE = 25;
const MAX_REFERENCE_LENGTH = 60;
const MAX_REASON_LENGTH = 300;

const state = z.enum(AFFILIATE_STATES);

/** An affiliate in the team's list. Contains nothing private. */
export const AffiliateEntry = z.object({
  _id: Id,
  Name: z.string(),
  code: z.string().describe('the last part of the link'),
  state,
  since: Instant,
  isEmailProved: z.boolean().describe('nobody is paid before that'),
  commission: Commission,
});
export type AffiliateEntry = z.infer<typeof AffiliateEntry>;

/** What is needed to pay an affiliate. Each view is recorded in the audit log. */
const AffiliateFile = AffiliateEntry.extend({
  Email: z.string(),
  phone: z.string(),
  months: z.array(MonthSums).describe('the latest first'),
  statement: Statement.describe('of the month asked for, else of this one'),
});

const AffiliateId = z.strictObject({ affiliateId: Id });

export const getHqAffiliates = endpoint({
  method: 'GET',
  path: '/hq/affiliates',
  summary: 'One page of the affiliates with their balances, the newest first',
  query: z.object({ page: PageNumber, state: state.optional() }),
  response: paged(AffiliateEntry),
});

export const getHqAffiliate = endpoint({
  method: 'GET',
  path: '/hq/affiliates/:affiliateId',
  summary: 'All about one affiliate, with the statement of a month; the look is noted',
  params: AffiliateId,
  query: z.object({ month: Month.optional() }),
  response: z.object({ data: AffiliateFile }),
});

export const actOnAffiliate = endpoint({
  method: 'POST',
  path: '/hq/affiliates/:affiliateId/acts',
  summary: 'Pauses or restores a link; while paused it earns nothing. The act is noted',
  params: AffiliateId,
  body: z.strictObject({
    act: z.enum(['suspend', 'restore']),
    reason: z.string().trim().min(1, 'is missing').max(MAX_REASON_LENGTH),
  }),
  response: z.object({ data: AffiliateEntry }),
});

export const payAffiliate = endpoint({
  method: 'POST',
  path: '/hq/affiliates/:affiliateId/payouts',
  summary: 'Enters a payout that the team has made, at most what is available; it is noted',
  params: AffiliateId,
  body: z.strictObject({
    paise: Paise.min(1, 'must be more than nothing'),
    reference: z
      .string()
      .trim()
      .min(1, 'is missing')
      .max(MAX_REFERENCE_LENGTH)
      .refine(isVisibleText, 'has characters that are not allowed')
      .describe("the bank's reference; the same one again is refused"),
  }),
  response: z.object({ data: AffiliateEntry }),
});
