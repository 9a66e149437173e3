/** The endpoints of this noun: one line for each file. */
export { getMentorDirectory, getMentorPage } from './directory.ts';
export { getFreeTimes } from './freeTimes.ts';
export {
  applyAsMentor,
  becomeMentor,
  getMentorProfile,
  getMentors,
  saveMentorPerson,
  saveMentorProfile,
} from './mentors.ts';
export { getPreparation } from './preparation.ts';
export { actOnMentor, exportHqMentors, getHqMentor, getHqMentors } from './team/mentors.ts';
