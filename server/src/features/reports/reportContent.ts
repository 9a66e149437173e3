import type { Language } from '@preproom/models/contract/http/language';
import type { ExpressionSummary } from '@preproom/models/contract/readings/readings';
import { isClearlyDifferent } from '@preproom/models/contract/reports/calibration';
import type { FeedbackDraft } from '@preproom/models/contract/reports/feedback';
import type { LearnerReport } from '@preproom/models/contract/reports/learnerReport';
import type { Timeline } from '@preproom/models/contract/reports/timeline';
import { readExpressionSummary } from '@preproom/models/db/readings/readingSummary';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { AppDeps } from '../../deps.ts';
import { readRatingComparison } from '../sessions/ratingComparison.ts';
import { readEarlierAnswers } from './earlierAnswers.ts';
import { readEarlierRatings } from './earlierRatings.ts';
import { type FinalCode, readFinalCode } from './finalCode.ts';
import { readPracticeOffers } from './practiceOffers.ts';
import { readTimeline } from './readTimeline.ts';

type ReportDeps = Pick<AppDeps, 'database' | 'clock'>;

/** All that the learner's report says. */
export interface ReportContent {
  session: Pick<Session, 'roomid' | 'round' | 'isFree' | 'startsAt'>;
  language: Language;
  /** null: the account is deleted. */
  mentorName: string | null;
  /** null: not submitted yet. */
  feedback: FeedbackDraft | null;
  report: LearnerReport;
  summary: ExpressionSummary;
  timeline: Timeline;
  /** The code at the end of the session; null: none was written, or all was removed. */
  code: FinalCode | null;
}

export async function readReportContent(deps: ReportDeps, session: Session): Promise<ReportContent> {
  const { database } = deps;
  const [learner, mentor, feedback, report, summary, timeline, code] = await Promise.all([
    database.users.findById(session.learnerId, { language: 1 }).lean(),
    database.users.findById(session.mentorId, { Name: 1 }).lean(),
    database.feedback.findOne({ roomid: session.roomid, state: 'submitted' }).lean(),
    readLearnerReport(deps, session),
    readExpressionSummary(database, session),
    readTimeline(database, session, 'learner'),
    readFinalCode(database, session.roomid),
  ]);
  const { roomid, round, isFree, startsAt } = session;
  return {
    session: { roomid, round, isFree, startsAt },
    language: learner?.language ?? 'en',
    mentorName: mentor?.Name ?? null,
    feedback: feedback && { ratings: feedback.ratings, remarks: feedback.remarks },
    report,
    summary,
    timeline,
    code,
  };
}

export async function readLearnerReport(deps: ReportDeps, session: Session): Promise<LearnerReport> {
  const { database } = deps;
  const [learner, earlier, earlierAnswers, offers, { severity }] = await Promise.all([
    database.users.findById(session.learnerId, { Name: 1 }).lean(),
    readEarlierRatings(database, session),
    readEarlierAnswers(database, session),
    readPracticeOffers(deps, session.learnerId),
    readRatingComparison(database, session.mentorId),
  ]);
  return {
    learnerName: learner?.Name ?? '',
    ...earlier,
    earlierAnswers,
    offers,
    severity: severity && isClearlyDifferent(severity) ? severity : null,
  };
}
