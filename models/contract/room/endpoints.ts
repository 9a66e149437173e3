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
export { downloadLearnerReport, getLearnerReport } from './learnerReport.ts';
export { getPerformance, getRatingComparison } from './performance.ts';
export { setReadingConsent } from './readingConsent.ts';
export {
  deleteExpressionSummary,
  getExpressionSummary,
  shareExpressionSummary,
  storeReadings,
} from './readings.ts';
export {
  createReportLink,
  getReportLinks,
  getSharedReport,
  revokeReportLink,
} from './reportLinks.ts';
export { getRoom } from './rooms.ts';
export { reportPerson } from './safety.ts';
export { deleteSpeech, getSpeech, storeSpeech } from './speech.ts';
export { setSpeechConsent } from './speechConsent.ts';
export { getTimeline } from './timeline.ts';
