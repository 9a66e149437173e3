/** The endpoints of this noun: one line for each file. */
export { getProducts } from './products.ts';
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
} from './team/programs.ts';
export { joinWaitlist, joinWaitlistAsVisitor, leaveWaitlist, leaveWaitlistByLink } from './waitlist.ts';
