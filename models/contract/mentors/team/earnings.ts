import { endpoint } from '../../http/endpoint.ts';
import { Id } from '../../http/ids.ts';
import { CSV_TYPE, ListRow, listPage, pageQuery } from '../../http/lists.ts';
import { Paragraphs } from '../../http/texts.ts';
import { z } from '../../http/zod.ts';
import { Paise } from '../../payments/money.ts';
import { Month, MonthSums, PAYOUT_FIELDS } from '../../payments/statements.ts';
import { EarningBalances, EarningStatement } from '../earnings.ts';
import { MENTOR_STATUSES } from '../mentorLife.ts';
import { PayExceptions, PayRates } from '../pay.ts';
import { Payee } from '../payee.ts';
import { CORRECTION_REASON_LENGTH, MAX_CORRECTION_PAISE } from '../payLimits.ts';

/** A mentor in the team's list. Contains no contact data. */
export const EarningRow = ListRow.extend({
  Name: z.string().nullable().describe('null: the account is deleted'),
  status: z.enum(MENTOR_STATUSES),
  sessions: z.int().min(0).describe('that earned something'),
  hasPan: z.boolean(),
  ...EarningBalances.shape,
});
export type EarningRow = z.infer<typeof EarningRow>;

const revision = z.int().min(0).describe('counts the saves; 0: never saved');

/** What is needed to pay a mentor. Each view is recorded in the audit log. */
const EarningFile = EarningRow.extend({
  Email: z.string().describe('empty: the account is deleted, as is the number'),
  phone: z.string(),
  payee: z
    .union([Payee, z.literal('unreadable')])
    .nullable()
    .describe('where they are paid; null: they have not said, or nothing can be paid now'),
  months: z.array(MonthSums).describe('the latest first'),
  statement: EarningStatement.describe('of the month asked for, else of this one'),
  payable: z
    .object({ through: Month, paise: z.int() })
    .describe('what can be paid out now: for the months up to the last one that is over'),
  payouts: z.int().min(0).describe('payouts and corrections so far; the next one of either names it'),
  rates: PayRates.describe('of everybody'),
  exceptions: PayExceptions.describe('of this mentor'),
  exceptionsRevision: revision,
});
export type EarningFile = z.infer<typeof EarningFile>;

const SORTS = ['-since', 'since', 'Name', '-Name'] as const;
const MentorId = z.strictObject({ mentorId: Id });
const seenPayouts = z.int().min(0).describe('`payouts` of the page; `conflict` after another one');
const OwnRates = z.object({ data: PayRates.extend({ revision }) });

export const getHqEarnings = endpoint({
  method: 'GET',
  path: '/hq/earnings',
  summary: 'Mentors with their earnings, page by page; search and sort in the query',
  query: pageQuery(SORTS, {}),
  response: listPage(EarningRow),
});

export const getHqFormerMentors = endpoint({
  method: 'GET',
  path: '/hq/earnings/former',
  summary: 'Mentors who deleted their account and are still owed something, or owe it; at most 100',
  response: z.object({ data: z.array(EarningRow) }),
});

export const exportHqEarnings = endpoint({
  method: 'POST',
  path: '/hq/earnings/export',
  summary:
    'A month for the accountant, as CSV: each mentor with PAN, earned and paid; noted in the audit log',
  body: z.strictObject({ month: Month }),
  response: z.file(),
  download: CSV_TYPE,
});

export const getHqMentorEarnings = endpoint({
  method: 'GET',
  path: '/hq/earnings/:mentorId',
  summary: 'All about what one mentor has earned, with the statement of a month; the look is noted',
  params: MentorId,
  query: z.object({ month: Month.optional() }),
  response: z.object({ data: EarningFile }),
});

export const payMentor = endpoint({
  method: 'POST',
  path: '/hq/earnings/:mentorId/payouts',
  summary:
    'Enters a payout that the team has made for the months up to one that is over, at most what was earned in them; it is noted',
  params: MentorId,
  body: z
    .strictObject({
      ...PAYOUT_FIELDS,
      tdsPaise: Paise.describe('of the amount, withheld as tax and not transferred'),
      through: Month.describe('the last month it is for; this month is refused'),
      payouts: seenPayouts,
    })
    .refine(({ paise, tdsPaise }) => tdsPaise <= paise, {
      path: ['tdsPaise'],
      error: 'is more than the amount',
    }),
  response: z.object({ data: EarningRow }),
});

export const correctEarnings = endpoint({
  method: 'POST',
  path: '/hq/earnings/:mentorId/corrections',
  summary:
    'Adds to what a mentor has earned, or takes from it, for a reason that the mentor reads; it is noted',
  params: MentorId,
  body: z.strictObject({
    paise: z
      .int()
      .min(-MAX_CORRECTION_PAISE)
      .max(MAX_CORRECTION_PAISE)
      .refine((paise) => paise !== 0, 'must not be 0')
      .describe('below zero: taken back'),
    reason: Paragraphs.trim().min(1, 'is missing').max(CORRECTION_REASON_LENGTH),
    payouts: seenPayouts,
  }),
  response: z.object({ data: EarningRow }),
});

export const getHqPay = endpoint({
  method: 'GET',
  path: '/hq/pay',
  summary: 'What mentors are paid for sessions booked from now on',
  response: OwnRates,
});

export const saveHqPay = endpoint({
  method: 'PUT',
  path: '/hq/pay',
  summary: 'Replaces the amounts for new bookings; `conflict` when they were saved since the given revision',
  body: PayRates.extend({ revision }),
  response: OwnRates,
});

export const saveHqMentorPay = endpoint({
  method: 'PUT',
  path: '/hq/pay/:mentorId',
  summary: "Replaces a mentor's exceptions for new bookings; `conflict` as for the amounts of everybody",
  params: MentorId,
  body: z.strictObject({ exceptions: PayExceptions, revision }),
  response: z.object({ data: z.object({ exceptions: PayExceptions, revision }) }),
});

/** A row of the accountant's export. */
export const AccountRow = z.object({
  month: Month,
  mentorId: Id,
  Name: z.string().describe('empty: the account is deleted'),
  PAN: z.string().describe('"cannot be read" if our key does not open it'),
  opening: z.string().describe('in rupees, as all amounts here'),
  earned: z.string(),
  corrected: z.string(),
  paid: z.string().describe('before tax'),
  TDS: z.string(),
  transferred: z.string(),
  closing: z.string(),
  references: z.string().describe("the banks', of the month's payouts"),
});
export type AccountRow = z.infer<typeof AccountRow>;
