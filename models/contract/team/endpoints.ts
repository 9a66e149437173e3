/** The endpoints of this area: one line per noun. */

export { exportHqAudit, getHqAudit } from './auditLog.ts';
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
export { exportHqStudents, getHqStudents } from './students.ts';
export { addToTeam, changeRights, getTeam, removeFromTeam } from './team.ts';
export { undoChange } from './undo.ts';
