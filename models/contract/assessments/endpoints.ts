export { deleteAttempt, getAttempts } from './attempts.ts';
