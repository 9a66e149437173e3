/** The endpoints of this area: one line per noun. */

export { getQuote } from './coupons.ts';
export { createPayment, getOrder, reportPayment } from './payments.ts';
export { getProducts } from './products.ts';
export { downloadReceipt, getReceipt } from './receipts.ts';
export { paySandbox } from './sandbox.ts';
export { joinWaitlist, joinWaitlistAsVisitor, leaveWaitlist, leaveWaitlistByLink } from './waitlist.ts';
