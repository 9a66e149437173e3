/** The endpoints of this noun: one line for each file. */
export { sendContactMessage } from './contact.ts';
export { sendQuery } from './queries.ts';
export { exportHqCallbacks, getHqCallback, getHqCallbacks, handleCallback } from './team/callbacks.ts';
export { exportHqMessages, getHqMessage, getHqMessages, handleMessage } from './team/messages.ts';
export {
  exportHqBlocks,
  exportHqReports,
  getHqBlocks,
  getHqReport,
  getHqReports,
  handleReport,
} from './team/reports.ts';
