export const MIN_PASSWORD_LENGTH = 10;
/** argon2 reads the whole password: a limit keeps one request from costing a second of work. */
export const MAX_PASSWORD_LENGTH = 200;

/** Why a password is refused, with the sentence that the server's answer carries. */
export const PASSWORD_FAULTS = {
  short: `needs at least ${MIN_PASSWORD_LENGTH} characters`,
  long: `may have at most ${MAX_PASSWORD_LENGTH} characters`,
  common: 'is one that many people use',
  personal: 'is made of your own name or address',
} as const;
export type PasswordFault = keyof typeof PASSWORD_FAULTS;

/**
 * What the passwords that many people use are made of: the words that lead the yearly lists of most used passwords (NCSC,
 * NordPass), those of India among them, and our own name. With digits and signs around them they are no better.
 */
const COMMON_WORDS = [
  ...[
    'password',
    'passwort',
    'passcode',
    'pass',
    'pwd',
    'secret',
    'login',
    'letmein',
    'access',
    'master',
    'admin',
  ],
  ...[
    'administrator',
    'root',
    'user',
    'guest',
    'test',
    'testing',
    'demo',
    'default',
    'changeme',
    'welcome',
    'hello',
  ],
  ...['iloveyou', 'iloveu', 'ilove', 'loveyou', 'love', 'lovely', 'princess', 'sunshine', 'monkey', 'dragon'],
  ...[
    'football',
    'cricket',
    'baseball',
    'superman',
    'batman',
    'pokemon',
    'shadow',
    'whatever',
    'trustno',
    'freedom',
  ],
  ...['computer', 'internet', 'samsung', 'google', 'facebook', 'instagram', 'whatsapp', 'youtube', 'android'],
  ...[
    'india',
    'bharat',
    'hindustan',
    'jaihind',
    'indian',
    'indya',
    'mumbai',
    'delhi',
    'bangalore',
    'chennai',
  ],
  ...[
    'krishna',
    'ganesh',
    'shiva',
    'omsairam',
    'sairam',
    'jaishreeram',
    'saibaba',
    'priyanka',
    'rahul',
    'sachin',
  ],
  ...[
    'student',
    'college',
    'school',
    'interview',
    'mentor',
    'career',
    'preproom',
    'january',
    'december',
    'summer',
  ],
];
/** Rows of the keyboard and of the alphabet; each also backwards. */
const ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb',
];
const RUNS = ROWS.flatMap((row) => [row.repeat(2), [...row].reverse().join('').repeat(2)]);
/** Letters that people write as signs. */
const SIGNS: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e', '5': 's', '!': 'i' };
/** A part of a name or address that says something about its person. */
const MIN_PERSONAL_LENGTH = 4;
/** What has to be left of a password beside what anybody could guess: four letters, or twelve digits and signs. */
const MIN_OWN_WEIGHT = 12;
const LETTER_WEIGHT = 3;

/** Why this password may not be this person's, or null. The length counts; which kinds of characters there are does not. */
export function passwordFault(
  password: string,
  person: { name?: string; email?: string },
): PasswordFault | null {
  if ([...password].length < MIN_PASSWORD_LENGTH) return 'short';
  if (password.length > MAX_PASSWORD_LENGTH) return 'long';
  if (isCommon(password.toLowerCase())) return 'common';
  return isPersonal(password.toLowerCase(), person) ? 'personal' : null;
}

function isCommon(password: string): boolean {
  if (/^(.{1,5})\1+.{0,4}$/u.test(password) || new Set(password).size < 4) return true;
  return [password, withoutSigns(password)].some((text) => weightBeside(text, COMMON_WORDS) < MIN_OWN_WEIGHT);
}

function isPersonal(password: string, { name = '', email = '' }: { name?: string; email?: string }): boolean {
  const parts = [...name.split(/\s+/), ...email.split(/[@.\-_+]/), name, name.replace(/\s/g, ''), email]
    .map((part) => part.toLowerCase())
    .filter((part) => part.length >= MIN_PERSONAL_LENGTH);
  return weightBeside(password, parts) < MIN_OWN_WEIGHT;
}

/** What is left of a text without these words and without neighbours of a row. */
function weightBeside(text: string, words: readonly string[]): number {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const own = withoutRuns(longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), text));
  const letters = own.match(/\p{L}/gu)?.length ?? 0;
  return letters * LETTER_WEIGHT + own.replace(/[\s\p{L}]/gu, '').length;
}

const withoutSigns = (text: string) => text.replace(/[@$0135!]/g, (sign) => SIGNS[sign] ?? sign);

/** Without every stretch of four or more neighbours of a row. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const length = runLength(text, at);
    rest += length >= 4 ? ' ' : text[at];
    at += length >= 4 ? length : 1;
  }
  return rest;
}

function runLength(text: string, at: number): number {
  let length = 1;
  while (at + length < text.length && RUNS.some((run) => run.includes(text.slice(at, at + length + 1))))
    length += 1;
  return length;
}
