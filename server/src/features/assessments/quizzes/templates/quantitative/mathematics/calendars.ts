import type { Language } from '@preproom/models/contract/http/language';
import { LOCALES } from '@preproom/models/contract/words/texts';
import { type Bilingual, both } from '../../bilingual.ts';
import { defineChoice } from '../../itemTemplate.ts';

const topic = 'Clocks and calendars';

const inUtc = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' });
const WEEKDAY = { en: inUtc('en', { weekday: 'long' }), hi: inUtc('hi', { weekday: 'long' }) };
const DAY_AND_MONTH = {
  en: inUtc('en', { day: 'numeric', month: 'long' }),
  hi: inUtc('hi', { day: 'numeric', month: 'long' }),
};

/** The weekday with this number; 0 is Sunday. */
function weekday(index: number): Bilingual {
  const day = Date.UTC(2023, 0, 1 + (((index % 7) + 7) % 7));
  return both(WEEKDAY.en.format(day), WEEKDAY.hi.format(day));
}
function dayAndMonth(day: Date): Bilingual {
  return both(DAY_AND_MONTH.en.format(day), DAY_AND_MONTH.hi.format(day));
}
const dateOf = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month, day));
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const MS_A_DAY = 86_400_000;

export const laterWeekday = defineChoice({
  id: 'apt-later-weekday',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Calendar',
  seconds: 65,
  draw: (draw) => {
    const year = draw.whole(2025, 2040);
    const from = dateOf(year, draw.whole(0, 5), draw.whole(1, 28));
    const to = dateOf(year, draw.whole(6, 11), draw.whole(1, 28));
    const days = (to.getTime() - from.getTime()) / MS_A_DAY;
    return { year, from, to, days, start: from.getUTCDay(), odd: days % 7 };
  },
  difficulty: ({ year, from }) => (isLeap(year) && from.getUTCMonth() <= 1 ? 0.8 : 0.1),
  prompt: ({ year, from, to, start }) =>
    both(
      `${dayAndMonth(from).en} ${year} falls on a ${weekday(start).en}. Which day of the week is ${dayAndMonth(to).en} of the same year?`,
      `${dayAndMonth(from).hi} ${year} को ${weekday(start).hi} है। उसी वर्ष ${dayAndMonth(to).hi} को कौन-सा दिन होगा?`,
    ),
  answer: ({ start, odd }) => weekday(start + odd),
  traps: ({ start, odd }) => [
    [weekday(start + odd + 1), 'this counts the first day as well.', 'यह पहले दिन को भी गिन लेता है।'],
    [weekday(start + odd - 1), 'this counts one day too few.', 'यह एक दिन कम गिनता है।'],
    [weekday(start - odd), 'this goes backwards in the week.', 'यह सप्ताह में पीछे चला जाता है।'],
    [
      weekday(start + odd + 2),
      'this makes a month one or two days too long.',
      'यह किसी महीने को दो दिन लंबा मानता है।',
    ],
    [weekday(start + odd - 2), 'this makes February two days too short.', 'यह फ़रवरी को दो दिन छोटा मानता है।'],
    [weekday(start), 'this treats the days between as full weeks.', 'यह बीच के दिनों को पूरे सप्ताह मानता है।'],
  ],
  solution: ({ year, days, odd, start }) =>
    both(
      `From the first to the second date there are ${days} days${isLeap(year) ? ' (leap year)' : ''}, that is ${Math.floor(days / 7)} weeks and ${odd} days. ${odd} days after ${weekday(start).en} is ${weekday(start + odd).en}.`,
      `पहली से दूसरी तारीख तक ${days} दिन हैं${isLeap(year) ? ' (अधिवर्ष)' : ''}, यानी ${Math.floor(days / 7)} सप्ताह और ${odd} दिन। ${weekday(start).hi} के ${odd} दिन बाद ${weekday(start + odd).hi}।`,
    ),
  shortWay: () =>
    both(
      'add the odd days only: 3 for a month of 31 days, 2 for 30, 0 or 1 for February.',
      'केवल विषम दिन जोड़ें: 31 दिन वाले महीने के 3, 30 वाले के 2, फ़रवरी के 0 या 1।',
    ),
  hints: () => [
    both('How many days lie between the two dates?', 'दोनों तारीखों के बीच कितने दिन हैं?'),
    both('Divide by 7. Only the remainder moves the day of the week.', '7 से भाग दें। केवल शेष से दिन बदलता है।'),
  ],
});

export const otherYear = defineChoice({
  id: 'apt-other-year',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Calendar',
  seconds: 60,
  draw: (draw) => {
    const [year, gap] = [draw.whole(2001, 2030), draw.whole(2, 12)];
    const date = dateOf(year, draw.whole(2, 11), draw.whole(1, 28));
    const leaps = Array.from({ length: gap }, (_, i) => year + 1 + i).filter(isLeap).length;
    return { year, gap, date, start: date.getUTCDay(), leaps, odd: (gap + leaps) % 7 };
  },
  difficulty: ({ leaps }) => (leaps > 1 ? 1.1 : 0.3),
  prompt: ({ year, gap, date, start }) =>
    both(
      `${dayAndMonth(date).en} ${year} falls on a ${weekday(start).en}. On which day of the week does it fall in ${year + gap}?`,
      `${dayAndMonth(date).hi} ${year} को ${weekday(start).hi} है। ${year + gap} में यही तारीख किस दिन पड़ेगी?`,
    ),
  answer: ({ start, odd }) => weekday(start + odd),
  traps: ({ gap, start, leaps, odd }) => [
    [weekday(start + gap), 'this forgets the leap days.', 'यह अधिवर्ष के दिन भूल जाता है।'],
    [weekday(start + odd + 1), 'this counts a leap day too many.', 'यह अधिवर्ष का एक दिन ज़्यादा गिनता है।'],
    [weekday(start + odd - 1), 'this counts a leap day too few.', 'यह अधिवर्ष का एक दिन कम गिनता है।'],
    [weekday(start + 2 * gap), 'this moves two days for each year.', 'यह हर वर्ष दो दिन आगे बढ़ता है।'],
    [weekday(start + leaps), 'this counts the leap days only.', 'यह केवल अधिवर्ष के दिन गिनता है।'],
    [weekday(start - odd), 'this goes backwards in the week.', 'यह सप्ताह में पीछे चला जाता है।'],
    [weekday(start), 'this treats a year as full weeks.', 'यह वर्ष को पूरे सप्ताह मानता है।'],
  ],
  solution: ({ gap, start, leaps, odd }) =>
    both(
      `Each of the ${gap} years moves the day by 1, and ${leaps === 0 ? 'no leap day lies between' : `${leaps} leap day${leaps === 1 ? '' : 's'} by 1 more`}: ${gap} + ${leaps} = ${gap + leaps}, which leaves ${odd} after full weeks. ${weekday(start).en} + ${odd} is ${weekday(start + odd).en}.`,
      `${gap} वर्षों में हर वर्ष दिन 1 आगे बढ़ता है, और ${leaps === 0 ? 'बीच में अधिवर्ष का दिन नहीं है' : `${leaps} अधिवर्ष के दिन से 1 और`}: ${gap} + ${leaps} = ${gap + leaps}, पूरे सप्ताह हटाकर ${odd}। ${weekday(start).hi} + ${odd} = ${weekday(start + odd).hi}।`,
    ),
  shortWay: () =>
    both(
      '365 days are 52 weeks and 1 day, so count years plus leap days.',
      '365 दिन = 52 सप्ताह और 1 दिन, इसलिए वर्ष और अधिवर्ष के दिन जोड़ें।',
    ),
  hints: () => [
    both(
      'By how many days does one common year move the day of the week?',
      'एक सामान्य वर्ष में सप्ताह का दिन कितना आगे बढ़ता है?',
    ),
    both(
      'Count the years, add one for each 29 February between, and divide by 7.',
      'वर्ष गिनें, बीच की हर 29 फ़रवरी के लिए एक जोड़ें, और 7 से भाग दें।',
    ),
  ],
});
