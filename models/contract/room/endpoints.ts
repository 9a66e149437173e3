/** The endpoints of this area: one line per noun. */

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
export { deleteSpeech, getSpeech, setSpeechConsent, storeSpeech } from './speech.ts';
