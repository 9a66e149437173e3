/** The endpoints of this area: one line per noun. */
export { getAfterCall, rateMentor, saveFeedbackDraft, submitFeedback } from './feedback.ts';
export { getIce } from './ice.ts';
export { storeLineCheck } from './lineCheck.ts';
export { saveLineStory } from './lineStory.ts';
export {
  deleteExpressionSummary,
  getExpressionSummary,
  setReadingConsent,
  shareExpressionSummary,
  storeReadings,
} from './readings.ts';
export { reportPerson } from './safety.ts';
export { getRoom } from './sessions.ts';
