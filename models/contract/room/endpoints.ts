/** The endpoints of this area: one line per noun. */

export {
  askQuestion,
  getCockpit,
  getRoundQuestions,
  removeNote,
  setFavouriteQuestion,
  showQuestion,
  withdrawQuestion,
  writeNote,
} from './cockpit.ts';
export { storeConnectionCheck } from './connectionCheck.ts';
export { saveConnectionHistory } from './connectionHistory.ts';
export { getAfterCall, rateMentor, saveFeedbackDraft, submitFeedback } from './feedback.ts';
export { getIce } from './ice.ts';
export {
  deleteExpressionSummary,
  getExpressionSummary,
  setReadingConsent,
  shareExpressionSummary,
  storeReadings,
} from './readings.ts';
export { reportPerson } from './safety.ts';
export { getRoom } from './sessions.ts';
