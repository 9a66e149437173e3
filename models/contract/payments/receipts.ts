import { endpoint } from '../http/endpoint.ts';
import { Token } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { Round } from '../sessions/sessions.ts';
import { Paise } from './money.ts';

/** A receipt says what was paid, a credit note what of it was refunded. */
export const RECEIPT_KINDS = ['receipt', 'creditNote'] as const;

/** All that is printed on a receipt or credit note. It is stored when it is issued and never changes. */
export const PrintedReceipt = z.object({
  kind: z.enum(RECEIPT_KINDS),
  isTest: z.boolean().describe('no money moved'),
  documentNumber: z.string().describe('"PR/26-27/000123"; a credit note is "CN/26-27/000004"'),
  receiptNumber: z.string().nullable().describe("a credit note's receipt"),
  issuedOn: z.string().describe('"2026-11-22", India'),
  seller: z.object({ name: z.string(), address: z.string(), gstin: z.string().nullable() }),
  buyer: z.object({ name: z.string(), email: z.string() }),
  course: z.string(),
  rounds: z.array(Round),
  discount: z
    .object({ code: z.string(), paise: Paise })
    .nullable()
    .describe('of a coupon, already taken off the total; never on a credit note'),
  paise: Paise.describe('the total; of a credit note what is refunded'),
  tax: z
    .object({
      serviceCode: z.string().describe('SAC'),
      halfRatePercent: z.number(),
      taxablePaise: Paise,
      cgstPaise: Paise,
      sgstPaise: Paise,
    })
    .nullable()
    .describe('null: the seller has no GSTIN'),
  orderId: z.string(),
  paymentId: z.string(),
  refundId: z.string().nullable(),
});
export type PrintedReceipt = z.infer<typeof PrintedReceipt>;

/** "PR/26-27/000123". The GST rules (46 and 53) allow 16 characters at most; a test's number is longer, as it is no tax invoice. */
export function documentNumber(
  { kind, isTest }: Pick<PrintedReceipt, 'kind' | 'isTest'>,
  financialYear: string,
  number: number,
): string {
  const series = kind === 'receipt' ? 'PR' : 'CN';
  return `${isTest ? 'TEST-' : ''}${series}/${financialYear.slice(2)}/${String(number).padStart(6, '0')}`;
}

const OrderParams = z.object({ orderId: Token.min(1).max(100) });

export const getReceipt = endpoint({
  method: 'GET',
  path: '/payment/:orderId/receipt',
  summary: "The receipt and credit notes of one's own order",
  params: OrderParams,
  response: z.object({
    receipt: PrintedReceipt.nullable().describe('null until the order is paid'),
    creditNotes: z.array(PrintedReceipt),
  }),
});
export type Receipts = z.infer<typeof getReceipt.response>;

export const downloadReceipt = endpoint({
  method: 'GET',
  path: '/payment/:orderId/receipt.pdf',
  summary: "The receipt of one's own order, or one of its credit notes, as a PDF",
  params: OrderParams,
  query: z.object({ refund: Token.max(100).optional().describe('id of the refund of a credit note') }),
  response: z.file(),
  download: 'application/pdf',
});
