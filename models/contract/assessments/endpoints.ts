export { deleteAttempt, getAttempts } from './attempts.ts';
export { saveResumeAnalysis } from './resumeResult.ts';
