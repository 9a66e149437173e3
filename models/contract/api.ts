import * as feedback from './feedback.ts';
import * as ice from './ice.ts';
import * as lineCheck from './lineCheck.ts';
import * as lineStory from './lineStory.ts';
import * as products from './products.ts';
import * as readings from './readings.ts';
import * as safety from './safety.ts';
import * as sessions from './sessions.ts';
import * as users from './users.ts';

/** Every endpoint of the API by name; the policy table must know each of them. */
export const ENDPOINTS = {
  logIn: users.logIn,
  logOut: users.logOut,
  isLoggedIn: users.isLoggedIn,
  getCurrentUser: users.getCurrentUser,
  getProducts: products.getProducts,
  getRoom: sessions.getRoom,
  saveLineStory: lineStory.saveLineStory,
  getIce: ice.getIce,
  storeLineCheck: lineCheck.storeLineCheck,
  setReadingConsent: readings.setReadingConsent,
  storeReadings: readings.storeReadings,
  getExpressionSummary: readings.getExpressionSummary,
  deleteExpressionSummary: readings.deleteExpressionSummary,
  shareExpressionSummary: readings.shareExpressionSummary,
  getAfterCall: feedback.getAfterCall,
  saveFeedbackDraft: feedback.saveFeedbackDraft,
  submitFeedback: feedback.submitFeedback,
  rateMentor: feedback.rateMentor,
  reportPerson: safety.reportPerson,
};
export type EndpointName = keyof typeof ENDPOINTS;
