/** The endpoints of this noun: one line for each file. */
export { confirmGuardian, sendGuardianCode, withdrawGuardian } from './guardian.ts';
export { getStudentProfile, saveAbout, saveEducation, saveGoal, saveSkills } from './studentProfile.ts';
export {
  cancelStudentSession,
  correctBirthDate,
  extendPack,
  getStudentTimes,
  grantPack,
  moveStudentSession,
  restoreStudent,
  suspendStudent,
} from './team/studentActs.ts';
export { getHqStudent } from './team/studentFile.ts';
export { exportHqStudents, getHqStudents } from './team/students.ts';
