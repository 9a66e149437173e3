import { INDEX_CRITERION } from '../catalogues/criteria.ts';
import type { Severity } from '../reports/calibration.ts';
import type { Moment } from '../reports/moments.ts';
import type { NextStep } from '../reports/nextStep.ts';
import type { Reason } from '../reports/reportFindings.ts';
import type { GroupComparison, ReportSummary } from '../reports/reportSummary.ts';
import { criterionName, groupName, roundName } from './criterionWords.ts';
import type { Words } from './texts.ts';

/** "4.0": always one digit after the point, so that averages line up. */
export function averageText({ locale }: Words, value: number): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** The arrival that makes two people meet is stored a moment before the meeting. */
const MEETING_TAKES_MS = 5_000;

/** How the stars of a mentor who clearly rates otherwise compare with other mentors'. */
export function severityText(words: Words, mentor: string, { difference, low, high }: Severity): string {
  const { i18n } = words;
  const text = (stars: number) => averageText(words, Math.abs(stars));
  const by = text(difference);
  return difference < 0
    ? i18n.t(
        '{mentor} rates about {by} stars lower than other mentors do for the same performance (most likely {from} to {to} lower).',
        { mentor, by, from: text(high), to: text(low) },
      )
    : i18n.t(
        '{mentor} rates about {by} stars higher than other mentors do for the same performance (most likely {from} to {to} higher).',
        { mentor, by, from: text(low), to: text(high) },
      );
}

/** A moment of a session: "4:07", "1:02:30". Counts from when both people were in the room; earlier there was no interview yet. */
export function callTimeText({ i18n }: Words, atMs: number): string {
  if (atMs < -MEETING_TAKES_MS) return i18n.t('Before');
  const seconds = Math.max(0, Math.floor(atMs / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** "Fri, 20 November 2026, 6:30 pm IST", as on the page. */
export function instantText({ locale }: Words, instant: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', ...options }).format(new Date(instant));
  const day = format({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
  const time = format({
    hour: 'numeric',
    minute: '2-digit',
    // Hindi names the part of the day, "शाम 6:30", where English has "6:30 pm".
    ...(locale === 'hi-IN' && { hour12: true, dayPeriod: 'short' }),
  });
  return `${day}, ${time} IST`;
}

/** The opening of the report, one sentence each. */
export function summarySentences(words: Words, summary: ReportSummary): string[] {
  const { i18n } = words;
  const { index, firstIndex, strongest, weakest, grown } = summary;
  const sentences: (string | null)[] = [
    strongest &&
      (weakest
        ? i18n.t('Strongest: {strongest}. Most room to improve: {weakest}.', {
            strongest: groupName(words, strongest),
            weakest: groupName(words, weakest),
          })
        : i18n.t('Your ratings are equal in every area.')),
    index !== null && firstIndex !== null ? indexSentence(words, index, firstIndex) : null,
    grown &&
      i18n.t('Most progress since your first session: {group}, up {by}.', {
        group: groupName(words, grown.group),
        by: averageText(words, grown.by),
      }),
  ];
  return sentences.filter((sentence) => sentence !== null);
}

function indexSentence(words: Words, index: number, before: number): string {
  const { i18n } = words;
  const name = criterionName(words, INDEX_CRITERION);
  if (index === before)
    return i18n.t('Your {name} is {index}, the same as in your first session.', { name, index });
  return index > before
    ? i18n.t('Your {name} went up from {before} to {index} since your first session.', {
        name,
        before,
        index,
      })
    : i18n.t('Your {name} was {before} in your first session and is {index} now.', { name, before, index });
}

/** The group's average beside the earlier ones: "First session 3.0 · Previous session 3.5". */
export function comparisonText(words: Words, { first, previous }: GroupComparison): string {
  const { i18n } = words;
  return [
    first === null ? null : i18n.t('First session {average}', { average: averageText(words, first) }),
    previous === null
      ? null
      : i18n.t('Previous session {average}', { average: averageText(words, previous) }),
  ]
    .filter((text) => text !== null)
    .join(' · ');
}

/** What is said, in a few words. */
export function reasonTitle(words: Words, reason: Reason): string {
  const { i18n } = words;
  switch (reason.kind) {
    case 'rating':
      return criterionName(words, reason.criterion);
    case 'alike':
      return i18n.t('All areas alike');
    case 'marked':
      return i18n.t('What your mentor marked');
    case 'onTime':
      return i18n.t('On time');
    case 'late':
      return i18n.t('Join on time');
    case 'dropped':
      return i18n.t('A steadier connection');
    case 'quiet':
      return i18n.t('Say more');
    case 'longTurn':
      return i18n.t('Shorter answers');
  }
}

/** Why it is said: the criterion's stars and remark, or what was measured when. */
export function reasonText(words: Words, reason: Reason): string {
  const { i18n } = words;
  switch (reason.kind) {
    case 'rating':
      return ratingReason(words, reason);
    case 'alike': {
      const { stars } = reason;
      return i18n.t('Your mentor gave {stars} of 5 stars in every area.', { stars });
    }
    case 'marked': {
      const { times } = reason;
      const at = callTimeText(words, reason.atMs);
      return times === 1
        ? i18n.t('Your mentor marked a moment to work on, at {at}.', { at })
        : i18n.t('Your mentor marked {times} moments to work on, the first at {at}.', { times, at });
    }
    case 'onTime':
      return i18n.t('You were in the room before the start.');
    case 'late': {
      const { minutes } = reason;
      return i18n.t('You joined {minutes} min after the start.', { minutes });
    }
    case 'dropped': {
      const { times } = reason;
      return i18n.t('Your connection dropped {times} times, first at {at}.', {
        times,
        at: callTimeText(words, reason.atMs),
      });
    }
    case 'quiet': {
      const { percent } = reason;
      return i18n.t('You spoke {percent}% of the time. Try fuller answers.', { percent });
    }
    case 'longTurn': {
      const { minutes } = reason;
      return i18n.t('You spoke for {minutes} min without a break at {at}.', {
        minutes,
        at: callTimeText(words, reason.atMs),
      });
    }
  }
}

function ratingReason(
  { i18n }: Words,
  { stars, before, remark }: Extract<Reason, { kind: 'rating' }>,
): string {
  const rated =
    before === null || before === stars
      ? i18n.t('{stars} of 5 stars.', { stars })
      : i18n.t('{stars} of 5 stars, {before} in your first session.', { stars, before });
  return remark ? `${rated} “${remark}”` : rated;
}

/** What to do next, as the label of its link. */
export function stepText(words: Words, step: NextStep): string {
  const { i18n } = words;
  switch (step.kind) {
    case 'book':
      return i18n.t('Book {round}', { round: roundName(words, { round: step.round, isFree: false }) });
    case 'mentors':
      return i18n.t('Find a mentor for leadership');
    case 'article':
      return i18n.t('Read “{title}”', { title: step.title });
    case 'programs':
      return i18n.t('See programs');
    case 'calendar':
      return i18n.t('Add your sessions to your calendar');
    case 'help':
      return i18n.t('Get help with your connection');
  }
}

/** A moment's words. `own`: the reader is the learner; otherwise, as on a shared report, the learner has a name. */
export function momentText(
  { i18n }: Words,
  moment: Moment,
  names: { learner: string | null; mentor: string },
): string {
  switch (moment.kind) {
    case 'question':
      return i18n.t('Question: {text}', { text: moment.text });
    case 'strong':
      return i18n.t('Marked by mentor: went well');
    case 'improve':
      return i18n.t('Marked by mentor: to work on');
    case 'focus':
      return i18n.t('Focus time, {minutes} min', { minutes: moment.minutes });
    case 'mode':
      return moment.mode === 'real' ? i18n.t('Real mode: no hints') : i18n.t('Study mode: hints allowed');
    case 'ended':
      return i18n.t('The interview ended');
    default:
      return presenceText({ i18n }, moment, names);
  }
}

function presenceText(
  { i18n }: Pick<Words, 'i18n'>,
  { kind, side }: Extract<Moment, { side: unknown }>,
  names: { learner: string | null; mentor: string },
): string {
  const name = side === 'mentor' ? names.mentor : names.learner;
  if (name === null) {
    if (kind === 'left') return i18n.t('You left');
    return kind === 'joined' ? i18n.t('You joined') : i18n.t('You came back');
  }
  if (kind === 'left') return i18n.t('{name} left', { name });
  return kind === 'joined' ? i18n.t('{name} joined', { name }) : i18n.t('{name} came back', { name });
}
