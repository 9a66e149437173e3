import {
  COMMENT_CRITERIA,
  type FEEDBACK_CRITERIA,
  INDEX_CRITERION,
  STAR_CRITERIA,
} from '@preproom/models/contract/catalogues/criteria';
import { AppError } from '@preproom/models/contract/http/errors';
import type { FeedbackDraft } from '@preproom/models/contract/reports/feedback';
import type { SharedPart, SharedReport } from '@preproom/models/contract/reports/reportLinks';
import { lengthMs } from '@preproom/models/contract/reports/stretches';
import { NO_AGENDA, type Timeline } from '@preproom/models/contract/reports/timeline';
import { opensLinks } from '@preproom/models/db/privacy/standing';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { AppDeps } from '../../deps.ts';
import { expressionReadingRefusal } from '../sessions/measures/expressionReadingRefusal.ts';
import { type ReportContent, readReportContent } from './reportContent.ts';
import { findLink } from './reportLinks.ts';

/** What a link shows. Throws `not_found` for an unknown link, an ended one, and one whose learner has gone, is leaving or is suspended, all alike. */
export async function readSharedReport(
  deps: Pick<AppDeps, 'database' | 'clock'>,
  token: string,
): Promise<SharedReport> {
  const { database } = deps;
  const link = await findLink(deps, token);
  if (!link) throw new AppError('not_found');
  const { roomid, learnerId, parts, expiresAt } = link;
  const [session, isOpen, refusal] = await Promise.all([
    database.sessions.findOne({ roomid, learnerId }).lean<Session>(),
    opensLinks(database, learnerId),
    parts.includes('summary') ? expressionReadingRefusal(deps, learnerId.toString()) : null,
  ]);
  if (!session || !isOpen) throw new AppError('not_found');
  const content = await readReportContent(deps, session);
  const shown = refusal ? parts.filter((part) => part !== 'summary') : parts;
  return { ...sharedParts(content, shown), expiresAt: expiresAt.toISOString() };
}

function sharedParts(content: ReportContent, parts: readonly SharedPart[]): Omit<SharedReport, 'expiresAt'> {
  const { session, mentorName, feedback, report, summary, timeline } = content;
  const has = (part: SharedPart) => parts.includes(part);
  const { samples, shortSample, percentages } = summary;
  return {
    learnerName: report.learnerName,
    mentorName,
    round: session.round,
    isFree: session.isFree,
    startsAt: session.startsAt.toISOString(),
    feedback: feedback && sharedFeedback(feedback, has('ratings'), has('comments')),
    hasRatings: has('ratings') && feedback !== null,
    hasComments: has('comments') && feedback !== null,
    first: has('ratings') ? withoutTexts(report.first) : null,
    previous: has('ratings') ? withoutTexts(report.previous) : null,
    summary: has('summary') && samples > 0 ? { samples, shortSample, percentages } : null,
    timeline: has('timeline') ? sharedTimeline(timeline, has('speech')) : null,
    talkPercent: has('speech') ? talkPercent(timeline) : null,
  };
}

type FeedbackCriterion = (typeof FEEDBACK_CRITERIA)[number];

function sharedFeedback(
  { ratings, remarks }: FeedbackDraft,
  hasRatings: boolean,
  hasComments: boolean,
): FeedbackDraft | null {
  if (!hasRatings && !hasComments) return null;
  const shown: FeedbackCriterion[] = [];
  if (hasRatings) shown.push(...STAR_CRITERIA, INDEX_CRITERION);
  if (hasComments) shown.push(...COMMENT_CRITERIA);
  const entries = shown.flatMap((criterion) =>
    ratings[criterion] === undefined ? [] : [[criterion, ratings[criterion]]],
  );
  return {
    ratings: Object.fromEntries(entries),
    remarks: hasRatings && hasComments ? remarks : {},
  };
}

/** Comments of other sessions are not part of this report. */
function withoutTexts(earlier: SharedReport['first']): SharedReport['first'] {
  if (!earlier) return null;
  const numbers = Object.entries(earlier.ratings).filter(([, rating]) => typeof rating === 'number');
  return { ...earlier, ratings: Object.fromEntries(numbers) };
}

function sharedTimeline(timeline: Timeline, hasSpeech: boolean): Timeline {
  // The mentor has agreed that the learner sees when they spoke, and nobody else.
  const speech = { learner: hasSpeech ? timeline.speech.learner : [], mentor: [] };
  const own = { readings: [], marks: [], parts: [], agenda: NO_AGENDA, chat: [], connection: [] };
  return { ...timeline, speech, ...own };
}

function talkPercent({ speech }: Timeline): number | null {
  const [learner, mentor] = [lengthMs(speech.learner), lengthMs(speech.mentor)];
  // With one side only, the other's microphone was not measured.
  return learner > 0 && mentor > 0 ? Math.round((100 * learner) / (learner + mentor)) : null;
}
