/** The endpoints of this noun: one line for each file. */
export { exportHqAudit, getHqAudit } from './auditLog.ts';
export { exportHqDeliveries, getHqDeliveries, retryDeliveries } from './deliveries.ts';
export { confirmOpeningStep, sendTestMail } from './opening.ts';
export { searchHq } from './search.ts';
export { undoChange } from './undo.ts';
export { getHqWelcome } from './welcome.ts';
