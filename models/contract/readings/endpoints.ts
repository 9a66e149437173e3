/** The endpoints of this noun: one line for each file. */
export { setReadingConsent } from './readingConsent.ts';
export {
  deleteExpressionSummary,
  getExpressionSummary,
  shareExpressionSummary,
  storeReadings,
} from './readings.ts';
