/** The endpoints of this area: one line per noun. */

export { getAvailability, saveAvailability } from './availability.ts';
export {
  answerProposal,
  bookSession,
  cancelSession,
  downloadSession,
  getFreeTimes,
  getMentorHome,
  getPreparation,
  getSession,
  getSessions,
  moveSession,
  proposeTimes,
} from './bookings.ts';
export { getQuote } from './coupons.ts';
export { createPayment, getOrder, reportPayment } from './payments.ts';
export { getProducts } from './products.ts';
export { downloadReceipt, getReceipt } from './receipts.ts';
export { paySandbox } from './sandbox.ts';
export { answerSlotRequest, getSlotRequests, requestForslot } from './slotRequests.ts';
export { joinWaitlist, joinWaitlistAsVisitor, leaveWaitlist, leaveWaitlistByLink } from './waitlist.ts';
