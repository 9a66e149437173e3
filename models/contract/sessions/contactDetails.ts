// What people of a session write to each other carries no contact details: they meet here, where reports and refunds work.
import { asciiDigits } from '../http/digits.ts';

/** Whether a text has a phone number, an e-mail address or a messenger's handle, however it is spelled. */
export function hasContactDetails(text: string): boolean {
  const plain = asciiDigits(
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .toLowerCase(),
  );
  return hasAddress(plain) || hasPhone(plain);
}

/** Hosts that are only ever named as part of somebody's address. */
const MAIL_HOSTS = '(?:gmail|googlemail|hotmail|rediffmail|ymail|icloud|proton ?mail)';
const DOT = String.raw`(?:\s*[.,]\s*|\s*[([{]\s*(?:dot|\.)\s*[)\]}]\s*|\s+(?:dot|डॉट|डाट)\s+)`;
const ENDINGS = '(?:com|in|org|net|edu|io|me|info|ai|dev|co|app)';

const MESSENGERS =
  '(?:whats ?app|telegram|insta(?:gram)?|snap(?:chat)?|discord|skype|facebook|messenger|twitter|वॉट्सऐप|व्हाट्सएप|टेलीग्राम|इंस्टाग्राम|इंस्टा)';

const ADDRESSES: readonly RegExp[] = [
  /[\p{L}\d][\p{L}\p{M}\d._%+-]*\s?@\s?[\p{L}\p{M}\d-]+(?:\s?\.\s?[\p{L}\p{M}\d-]+)+/u,
  // "asha (at) example.com"
  new RegExp(
    String.raw`[\p{L}\d._-]\s*[([{]\s*(?:at|@)\s*[)\]}]\s*[\p{L}\d-]+${DOT}${ENDINGS}(?![\p{L}\d])`,
    'u',
  ),
  // "asha at example dot com", but not "apply at example.com"
  /[\p{L}\d._-]\s+(?:at|ऐट|एट|@)\s+[\p{L}\p{M}\d-]+\s+(?:dot|डॉट|डाट)\s+[\p{L}\p{M}\d-]+/u,
  new RegExp(String.raw`(?<![\p{L}\d])${MAIL_HOSTS}(?:${DOT}|\s+)${ENDINGS}(?![\p{L}\d])`, 'u'),
  /(?:जीमेल|जी मेल)\s*(?:डॉट|डाट|\.)\s*(?:कॉम|com)/u,
  // Pages of a person, or the way into a chat.
  /(?<![\p{L}\d])(?:wa\.me|t\.me|telegram\.me|m\.me|discord\.gg|(?:api|chat)\.whatsapp\.com|(?:instagram|facebook|snapchat)\.com)\/\S/u,
  // "telegram: @asha", "insta id is asha", "my insta: asha_99". A bare @word may be code.
  new RegExp(String.raw`${MESSENGERS}(?:[\s:=()-]|id|is|handle|me|on|at){0,12}@[\p{L}\d_.]{3,}`, 'u'),
  new RegExp(String.raw`@[\p{L}\d_.]{3,}\s+on\s+${MESSENGERS}`, 'u'),
  new RegExp(
    String.raw`${MESSENGERS}\s+(?:id|handle|username|user name)\s*(?:is|:|=|-|hai|है)\s*[\p{L}\d_.]{3,}`,
    'u',
  ),
  new RegExp(
    String.raw`(?:my|mera|meri|मेरा|मेरी)\s+${MESSENGERS}\s*(?:is|:|=|-|hai|है)?\s*(?=[\p{L}\d]*[\d_.][\p{L}\d])[\p{L}\d_.]{3,}`,
    'u',
  ),
];

function hasAddress(plain: string): boolean {
  return ADDRESSES.some((pattern) => pattern.test(plain));
}

/** Numbers in words, with their digits: English, Hindi, and Hindi in Latin letters. */
const NUMBER_WORDS: Record<string, string> = {
  ...{ zero: '0', oh: '0', o: '0', shunya: '0', shoonya: '0', sunya: '0', शून्य: '0', ज़ीरो: '0', जीरो: '0' },
  ...{ one: '1', ek: '1', एक: '1', वन: '1', two: '2', do: '2', दो: '2', टू: '2' },
  ...{ three: '3', teen: '3', तीन: '3', थ्री: '3', four: '4', char: '4', chaar: '4', चार: '4', फोर: '4' },
  ...{ five: '5', panch: '5', paanch: '5', पांच: '5', पाँच: '5', पाच: '5', फाइव: '5' },
  ...{ six: '6', che: '6', chhe: '6', chah: '6', chhah: '6', छह: '6', छः: '6', छ: '6', छे: '6', सिक्स: '6' },
  ...{
    seven: '7',
    saat: '7',
    sat: '7',
    सात: '7',
    सेवन: '7',
    eight: '8',
    aath: '8',
    aat: '8',
    आठ: '8',
    एट: '8',
  },
  ...{ nine: '9', nau: '9', नौ: '9', नाइन: '9', ten: '10', eleven: '11', twelve: '12', thirteen: '13' },
  ...{ fourteen: '14', fifteen: '15', sixteen: '16', seventeen: '17', eighteen: '18', nineteen: '19' },
};
const TENS: Record<string, string> = {
  ...{ twenty: '2', thirty: '3', forty: '4', fourty: '4', fifty: '5', sixty: '6', seventy: '7', eighty: '8' },
  ninety: '9',
};
const REPEATS: Record<string, number> = { double: 2, triple: 3, डबल: 2, ट्रिपल: 3 };
/** The longest first, so that "seventeen" is not "seven" with a rest. */
const WORDS = Object.keys({ ...NUMBER_WORDS, ...TENS, ...REPEATS })
  .map((word) => word.normalize('NFKC'))
  .sort((one, other) => other.length - one.length);
const NUMBER_WORD = new RegExp(WORDS.join('|'), 'gu');
const byWord = <T>(table: Record<string, T>) =>
  new Map(Object.entries(table).map(([word, value]) => [word.normalize('NFKC'), value]));
const DIGITS_OF = byWord(NUMBER_WORDS);
const TENS_OF = byWord(TENS);
const REPEATS_OF = byWord(REPEATS);

/** Numbers that are no phone numbers, whatever stands beside them. */
const HARMLESS: readonly RegExp[] = [
  // Dates, spans of years, times.
  /(?<!\d)(?:19|20)\d\d[-/.](?:0?[1-9]|1[0-2])[-/.](?:[12]\d|3[01]|0?[1-9])(?!\d)/gu,
  /(?<!\d)(?:[12]\d|3[01]|0?[1-9])[-/.](?:0?[1-9]|1[0-2])[-/.](?:(?:19|20)\d\d|\d\d)(?!\d)/gu,
  /(?<!\d)(?:19|20)\d\d\s?[-–/]\s?(?:(?:19|20)\d\d|\d\d)(?!\d)/gu,
  /(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?!\d)/gu,
  // Money, and amounts with their separators: 12,50,000 or 1,250,000.
  /(?:₹|rs\.?|inr|[$€£]|usd)\s?\d[\d,.]*/gu,
  /(?<![\d,])(?:\d{1,2}(?:,\d\d)*|\d{1,3}),\d{3}(?![\d,])/gu,
  /(?<![\d,])\d{1,3}(?:,\d{3})*,000(?![\d,])/gu,
  /(?<!\d)\d+000000(?!\d)/gu,
  /\d+(?:\.\d+)?\s?%/gu,
  // IP addresses, but not single digits with dots, which may be part of a number; and the number of a problem or an issue.
  /(?<![\d.])(?=[\d.]{8})(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.])/gu,
  /#\d{1,5}(?!\d)/gu,
];

/** Digits that stand side by side, or the digits of one word. */
interface Group {
  digits: string;
  /** There is a plus sign right before it. */
  hasPlus: boolean;
}

/** Characters that may part the groups of one number, with room for an emoji digit's marks. */
const LONGEST_GAP = 5;
const TOKEN = /\d+|[\p{L}][\p{L}\p{M}]*|[^\p{L}\d]+/gu;

function hasPhone(plain: string): boolean {
  if (/(?<!\d)(?:\(\d{3}\)\s?|\d{3}-)\d{3}-\d{4}(?!\d)/.test(plain)) return true;
  const text = HARMLESS.reduce((rest, pattern) => rest.replace(pattern, ' x '), plain);
  return runsOf(text).some(hasPhoneInRun);
}

/** The groups that only separators part. A word that is no number ends a run. */
function runsOf(text: string): Group[][] {
  const runs: Group[][] = [[]];
  const end = () => void runs.push([]);
  let gap = '';
  for (const [token] of text.matchAll(TOKEN)) {
    const isGap = !/^[\p{L}\d]/u.test(token);
    if (isGap) {
      gap = token;
      if (token.length > LONGEST_GAP) end();
      continue;
    }
    const groups = groupsOf(token);
    if (isList(runs.at(-1)?.at(-1), gap, groups[0])) end();
    if (groups.length === 0) end();
    groups.forEach((digits, index) => {
      runs.at(-1)?.push({ digits, hasPlus: index === 0 && gap.endsWith('+') });
    });
    gap = '';
  }
  return runs.map(joinedWords);
}

/** "121, 200, 347" counts up problems; "98765, 43210" is one number. */
function isList(before: Group | undefined, gap: string, next: string | undefined): boolean {
  if (!before || !next || !/^[,;]\s/.test(gap)) return false;
  const [one, other] = [before.digits, next].map((digits) => (/^\d+$/.test(digits) ? digits.length : 0));
  return one !== undefined && other !== undefined && one > 1 && other > 1 && !(one === 5 && other === 5);
}

/** The digits of a token; words stay, to be joined with what follows. None for a word that is no number. */
function groupsOf(token: string): string[] {
  if (/^\d/.test(token)) return [token];
  // One pass, since "nineteen" is also "nine" and "teen": a pattern for the whole token would try every way to split it.
  const words = token.match(NUMBER_WORD) ?? [];
  return words.join('').length === token.length ? words : [];
}

/** Words as digits: "double nine" is 99, "ninety eight" 98, "seventy" 70. */
function joinedWords(run: Group[]): Group[] {
  const groups: Group[] = [];
  let repeat = 1;
  let tens: string | null = null;
  const add = (digits: string, hasPlus: boolean) => {
    groups.push({ digits: digits.repeat(repeat), hasPlus });
    repeat = 1;
  };
  for (const { digits: token, hasPlus } of run) {
    const unit = DIGITS_OF.get(token) ?? token;
    const isUnit = /^[1-9]$/.test(unit);
    if (tens !== null && !isUnit) add(`${tens}0`, false);
    const before: string | null = tens;
    tens = TENS_OF.get(token) ?? null;
    if (tens !== null) continue;
    const times = REPEATS_OF.get(token);
    if (times !== undefined) repeat = times;
    else add(before !== null && isUnit ? before + unit : unit, hasPlus);
  }
  if (tens !== null) add(`${tens}0`, false);
  return groups;
}

/** An Indian number with or without its prefix, or one with a plus sign. */
const PHONE = /^(?:(?:0|91|091|0091)?[6-9]\d{9}|0[1-9]\d{9})$/;
const PHONE_WITH_PLUS = /^[1-9]\d{9,14}$/;
const LONGEST_PHONE = 15;

/** Whether groups that follow each other make a phone number. */
function hasPhoneInRun(run: Group[]): boolean {
  return run.some(({ hasPlus }, first) => {
    let digits = '';
    for (const group of run.slice(first)) {
      digits += group.digits;
      if (digits.length > LONGEST_PHONE) return false;
      if (PHONE.test(digits) || (hasPlus && PHONE_WITH_PLUS.test(digits))) return true;
    }
    return false;
  });
}
