import { AppError } from '@preproom/models/contract/http/errors';
import { PrintedReceipt } from '@preproom/models/contract/payments/receipts';
import { consumeLimit } from '@preproom/models/runtime/limits';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { ReceiptHandlers } from './receipt.policy.ts';
import type { Receipt } from './sendReceipt.ts';

const PDF_PROGRAM = new URL('./receiptPdfProcess.ts', import.meta.url);

/** Somebody else's order is answered as one that does not exist. */
export function receiptHandlers({ database, limiter, makeFile }: AppDeps): ReceiptHandlers {
  const pdfLimit = limiter('receiptPdf', 60, 60 * 60);
  return {
    async getReceipt({ actor, params: { orderId } }) {
      const userId = new Types.ObjectId(actor.userId);
      if (!(await database.orders.exists({ orderId, userId }))) throw new AppError('not_found');
      const documents = await database.receipts.find({ orderId }).sort({ issuedAt: 1 }).lean<Receipt[]>();
      const receipt = documents.find(({ kind }) => kind === 'receipt');
      const creditNotes = documents.filter(({ kind }) => kind === 'creditNote');
      return { receipt: receipt ? present(receipt) : null, creditNotes: creditNotes.map(present) };
    },

    async downloadReceipt({ actor, params: { orderId }, query, responseHeaders, endTurn }) {
      await consumeLimit(pdfLimit, actor.userId);
      const userId = new Types.ObjectId(actor.userId);
      const receipt = await database.receipts
        .findOne({ orderId, refundId: query.refund ?? null, userId })
        .lean<Receipt>();
      if (!receipt) throw new AppError('not_found');
      responseHeaders.downloadName = `${receipt.documentNumber.replaceAll('/', '-')}.pdf`;
      endTurn();
      return makeFile(actor.userId, PDF_PROGRAM, present(receipt));
    },
  };
}

/** What is printed, and nothing else. */
function present(receipt: Receipt): PrintedReceipt {
  const { _id, userId, financialYear, number, issuedAt, mailedAt, ...printed } = receipt;
  return PrintedReceipt.parse(printed);
}
