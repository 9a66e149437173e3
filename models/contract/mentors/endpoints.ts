/** The endpoints of this noun: one line for each file. */
export {
  applyAsMentor,
  becomeMentor,
  getMentorProfile,
  getMentors,
  saveMentorPerson,
  saveMentorProfile,
} from './mentors.ts';
export { actOnMentor, exportHqMentors, getHqMentor, getHqMentors } from './team/mentors.ts';
