/** The endpoints of this noun: one line for each file. */
export {
  getRatingComparison,
  getSampleInterview,
  getSampleInterviews,
  rateSampleInterview,
} from './calibration.ts';
export { getAfterCall, rateMentor, saveFeedbackDraft, submitFeedback } from './feedback.ts';
export { downloadLearnerReport, getLearnerReport } from './learnerReport.ts';
export { getPerformance } from './performance.ts';
export { createReportLink, getReportLinks, getSharedReport, revokeReportLink } from './reportLinks.ts';
export { answerMentorReview, reportMentorReview } from './reviews.ts';
export { decideReview, exportHqReviews, getHqReview, getHqReviews } from './team/reviews.ts';
export { getTimeline } from './timeline.ts';
