import { writtenDay } from '@preproom/models/contract/http/indianDays';
import { rupeesOf } from '@preproom/models/contract/payments/money';
import type { ReceiptDocument } from '@preproom/models/db/payments/receipt.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';

/** A receipt or credit note as it is stored. */
export type Receipt = ReceiptDocument & { _id: Types.ObjectId };

/**
 * Mails a receipt or credit note to the address that the learner has now, once; of a refund the page tells too. That it was mailed is stored with it, because a
 * stored mail is removed after a while, and its key with it.
 */
export async function sendReceipt(
  { database, clock, mail, notify }: Pick<AppDeps, 'database' | 'clock' | 'mail' | 'notify'>,
  receipt: Receipt,
  isForLeaver = false,
): Promise<void> {
  if (receipt.mailedAt) return;
  const { userId, orderId, documentNumber, course, paise, isTest } = receipt;
  const [user, pack] = await Promise.all([
    database.users.findById(userId, { Email: 1, language: 1 }).lean(),
    database.packs.findOne({ orderId }).lean(),
  ]);
  // Nobody reads the mails of an account that was deleted meanwhile.
  if (user)
    await mail.queue({
      template: receipt.kind,
      ...(isForLeaver && { isForLeaver }),
      to: user.Email,
      userId,
      language: user.language ?? 'en',
      key: `receipt:${documentNumber}`,
      documentNumber,
      course,
      rupees: rupeesOf(paise),
      isTest,
      validity: pack && { from: writtenDay(pack.startDay), to: writtenDay(pack.lastDay) },
      path: `/Dashboard/user/transcation/${orderId}/receipt`,
    });
  if (user && receipt.kind === 'creditNote')
    await notify({ userId, key: `refunded:${documentNumber}`, kind: 'refund_made', paise });
  await database.receipts.updateOne({ _id: receipt._id }, { $set: { mailedAt: new Date(clock.now()) } });
}
