import { endpoint } from '../../http/endpoint.ts';
import { Id, Instant } from '../../http/ids.ts';
import { CSV_TYPE, exportQuery, ListRow, listPage, pageQuery } from '../../http/lists.ts';
import { Paragraphs } from '../../http/texts.ts';
import { z } from '../../http/zod.ts';
import { Month, MonthSums, PAYOUT_FIELDS } from '../../payments/statements.ts';
import { AFFILIATE_REASON_LENGTH } from '../affiliateLimits.ts';
import { AFFILIATE_STATES, Commission } from '../affiliates.ts';
import { Statement } from '../statements.ts';

/** An affiliate in the team's list. Contains no contact data. */
export const AffiliateRow = ListRow.extend({
  Name: z.string(),
  code: z.string().describe('the last part of the link'),
  state: z.enum(AFFILIATE_STATES),
  since: Instant,
  isEmailProved: z.boolean().describe('nobody is paid before that'),
  clicks: z.int().min(0),
  signUps: z.int().min(0),
  ...Commission.shape,
});
export type AffiliateRow = z.infer<typeof AffiliateRow>;

/** What is needed to pay an affiliate. Each view is recorded in the audit log. */
const AffiliateFile = AffiliateRow.extend({
  Email: z.string(),
  phone: z.string(),
  percent: z.number().describe('the commission of orders from now on'),
  months: z.array(MonthSums).describe('the latest first'),
  statement: Statement.describe('of the month asked for, else of this one'),
});
export type AffiliateFile = z.infer<typeof AffiliateFile>;

const SORTS = ['-since', 'since', 'Name', '-Name'] as const;

const AffiliateId = z.strictObject({ affiliateId: Id });

export const getHqAffiliates = endpoint({
  method: 'GET',
  path: '/hq/affiliates',
  summary: 'Affiliates with their balances, page by page; search and sort in the query',
  query: pageQuery(SORTS, {}),
  response: listPage(AffiliateRow),
});

export const exportHqAffiliates = endpoint({
  method: 'GET',
  path: '/hq/affiliates/export',
  summary: 'Affiliates with their balances, as CSV; the export is noted in the audit log',
  query: exportQuery(SORTS, {}),
  response: z.file(),
  download: CSV_TYPE,
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
    reason: Paragraphs.trim().min(1, 'is missing').max(AFFILIATE_REASON_LENGTH),
  }),
  response: z.object({ data: AffiliateRow }),
});

export const payAffiliate = endpoint({
  method: 'POST',
  path: '/hq/affiliates/:affiliateId/payouts',
  summary: 'Enters a payout that the team has made, at most what is available; it is noted',
  params: AffiliateId,
  body: z.strictObject(PAYOUT_FIELDS),
  response: z.object({ data: AffiliateRow }),
});
