import { endpoint } from '../http/endpoint.ts';
import { Token } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { ACCOUNT_FORM, IFSC_FORM, PAN_FORM, UPI_FORM, withoutGaps } from './payLimits.ts';

const Compact = Token.transform(withoutGaps);
const Upper = Compact.transform((text) => text.toUpperCase());
const Pan = Upper.pipe(Token.regex(PAN_FORM, 'is not a PAN'));

/** Where a mentor is paid. */
export const Payee = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('upi'),
    upiId: Token.trim().regex(UPI_FORM, 'is not a UPI ID'),
  }),
  z.strictObject({
    by: z.literal('bank'),
    account: Compact.pipe(Token.regex(ACCOUNT_FORM, 'is not an account number')),
    ifsc: Upper.pipe(Token.regex(IFSC_FORM, 'is not an IFSC')),
  }),
]);
export type Payee = z.infer<typeof Payee>;

/** What pages show of something that is stored encrypted. */
export const KnownDetail = z.object({
  masked: z.string().describe('its last four characters'),
  isUnreadable: z.boolean().describe('our key does not open it any more: the mentor is asked again'),
});
export type KnownDetail = z.infer<typeof KnownDetail>;
export const KnownPayee = KnownDetail.extend({ by: z.enum(['upi', 'bank']) });
export type KnownPayee = z.infer<typeof KnownPayee>;

export const savePan = endpoint({
  method: 'PUT',
  path: '/mentor/pan',
  summary: "Stores the caller's PAN, encrypted; it is shown to nobody again but in the accountant's export",
  body: z.strictObject({ pan: Pan }),
  response: z.object({ data: z.object({ pan: KnownDetail }) }),
});

export const savePayee = endpoint({
  method: 'PUT',
  path: '/mentor/payee',
  summary:
    'Stores where the caller is paid, encrypted; the team sees it when it pays them. They are e-mailed about each change',
  body: Payee,
  response: z.object({ data: z.object({ payee: KnownPayee }) }),
});

export const removePayee = endpoint({
  method: 'DELETE',
  path: '/mentor/payee',
  summary: 'Forgets where the caller is paid. They are e-mailed about it',
  response: z.object({ data: z.object({ payee: z.null() }) }),
});
