/** The endpoints of this area: one line per noun. */

export { exportHqAudit, getHqAudit } from './auditLog.ts';
export { addCoupon, endCoupon, exportHqCoupons, getHqCoupons } from './coupons.ts';
export { exportHqDeliveries, getHqDeliveries, retryDeliveries } from './deliveries.ts';
export {
  exportHqCallbacks,
  getHqCallback,
  getHqCallbacks,
  handleCallback,
} from './inbox/callbacks.ts';
export { exportHqMessages, getHqMessage, getHqMessages, handleMessage } from './inbox/messages.ts';
export {
  exportHqBlocks,
  exportHqReports,
  getHqBlocks,
  getHqReport,
  getHqReports,
  handleReport,
} from './inbox/reports.ts';
export { getHqPayment, previewRefund, refundPayment } from './payment.ts';
export { exportHqPayments, getHqPayments } from './payments.ts';
export {
  closeEnrolment,
  exportHqPrograms,
  getHqPrograms,
  getOpening,
  getProgramHistory,
  openEnrolment,
  previewOpeningMail,
  renameProgram,
  setProgramPrice,
  setProgramRounds,
} from './programs.ts';
export {
  cancelStudentSession,
  correctBirthDate,
  extendPack,
  getStudentTimes,
  grantPack,
  moveStudentSession,
  restoreStudent,
  suspendStudent,
} from './studentActs.ts';
export { getHqStudent } from './studentFile.ts';
export { exportHqStudents, getHqStudents } from './students.ts';
export { addToTeam, changeRights, getTeam, removeFromTeam } from './team.ts';
export { undoChange } from './undo.ts';
export { getHqWelcome } from './welcome.ts';
