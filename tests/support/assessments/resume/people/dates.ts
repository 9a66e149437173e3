/** How somebody writes dates: each is one form throughout a resume. */
export type DateStyle = keyof typeof MONTHS;

const SHORT = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** As the AP style book has it: June and July are never shortened, September is "Sept". */
const PRESS = 'Jan Feb March April May June July Aug Sept Oct Nov Dec'.split(' ');
const LONG = 'January February March April May June July August September October November December'.split(
  ' ',
);

const MONTHS = {
  short: (year: string, month: number) => `${SHORT[month]} ${year}`,
  press: (year: string, month: number) => `${PRESS[month]} ${year}`,
  dotted: (year: string, month: number) => `${SHORT[month]}${month === 4 ? '' : '.'} ${year}`,
  long: (year: string, month: number) => `${LONG[month]} ${year}`,
  number: (year: string, month: number) => `${String(month + 1).padStart(2, '0')}/${year}`,
  shortYear: (year: string, month: number) => `${SHORT[month]} '${year.slice(2)}`,
  comma: (year: string, month: number) => `${LONG[month]}, ${year}`,
};

/** `2024-06`, `2024` or `present` as it is written. */
function writeDate(date: string, style: DateStyle): string {
  const [year = '', month] = date.split('-');
  if (date === 'present') return 'Present';
  return month ? MONTHS[style](year, Number(month) - 1) : year;
}

export function writeDates(from: string | null, to: string | null, style: DateStyle, dash = ' – '): string {
  return [from, to].flatMap((date) => (date === null ? [] : [writeDate(date, style)])).join(dash);
}
