/** The endpoints of this noun: one line for each file. */
export { getQuote } from './coupons.ts';
export { createPayment, getOrder, reportPayment } from './payments.ts';
export { downloadReceipt, getReceipt } from './receipts.ts';
export { paySandbox } from './sandbox.ts';
export { addCoupon, endCoupon, exportHqCoupons, getHqCoupons } from './team/coupons.ts';
export { getHqPayment, previewRefund, refundPayment } from './team/payment.ts';
export { exportHqPayments, getHqPayments } from './team/payments.ts';
