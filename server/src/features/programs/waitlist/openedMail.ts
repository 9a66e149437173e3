import type { ProductDocument } from '@preproom/models/db/programs/product.model';
import type { Types } from 'mongoose';
import type { WaitlistOpenedMail } from './mails/waitlistOpened.mail.ts';

/** The mail to everyone who waits for this program. */
export function openedMail(
  product: Pick<ProductDocument, 'product_name'> & { _id: Types.ObjectId },
): WaitlistOpenedMail {
  return {
    template: 'waitlistOpened',
    program: product.product_name,
    // An address of its own: the page under /programs is kept for some seconds, and may still say that enrolment is closed.
    path: `/programs?opened=${product._id.toString()}#${product._id.toString()}`,
  };
}
