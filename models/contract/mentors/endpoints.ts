/** The endpoints of this noun: one line for each file. */
export { getMentorDirectory, getMentorPage } from './directory.ts';
export { getEarnings } from './earnings.ts';
export { getFreeTimes } from './freeTimes.ts';
export { getMentorLearners } from './learners.ts';
export {
  applyAsMentor,
  becomeMentor,
  getMentorProfile,
  getMentors,
  saveMentorPerson,
  saveMentorProfile,
} from './mentors.ts';
export { getMentorPay } from './pay.ts';
export { removePayee, savePan, savePayee } from './payee.ts';
export { getPreparation } from './preparation.ts';
export {
  correctEarnings,
  exportHqEarnings,
  getHqEarnings,
  getHqFormerMentors,
  getHqMentorEarnings,
  getHqPay,
  payMentor,
  saveHqMentorPay,
  saveHqPay,
} from './team/earnings.ts';
export { actOnMentor, exportHqMentors, getHqMentor, getHqMentors } from './team/mentors.ts';
