import type { Feature } from '../../../feature.ts';
import { receiptHandlers } from './receipt.handlers.ts';
import { creditNoteMail, receiptMail } from './receipt.mail.ts';
import { receiptPolicies } from './receipt.policy.ts';

export const receipts = {
  policies: receiptPolicies,
  handlers: receiptHandlers,
  mails: { receipt: receiptMail, creditNote: creditNoteMail },
} satisfies Feature<typeof receiptPolicies>;
