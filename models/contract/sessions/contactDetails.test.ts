import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hasContactDetails } from './contactDetails.ts';

describe('a phone number is found', () => {
  test.each([
    'Call me on 9876543210',
    'six zero zero 0.०.०.0 zero zero zero',
    '+91 98765 43210',
    '+91-98765-43210',
    '09876543210',
    '0091 98765 43210',
    '919876543210',
    'my no. is 98765-43210, evenings',
    '98765, 43210',
    '98 76 54 32 10',
    '98.76.54.32.10',
    '9 8 7 6 5 4 3 2 1 0',
    '9,8,7,6,5,4,3,2,1,0',
    '(98765) 43210',
    '९८७६५४३२१०',
    'मेरा नंबर ९८७६५ ४३२१० है',
    '９８７６５４３２１０',
    '9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣',
    '৯৮৭৬৫৪৩২১০',
    'nine eight seven six five four three two one zero',
    'Nine-eight-seven, six-five-four, three-two-one-zero',
    'nineeightseven six5four 32one0',
    'नौ आठ सात छह पाँच चार तीन दो एक शून्य',
    'नौ, आठ, ७, छः, पांच, 4, तीन, दो, एक, 0',
    'nau aath saat chhe paanch char teen do ek zero',
    'ninety eight seventy six fifty four thirty two ten',
    'double nine 8 triple seven 4321',
    'डबल नौ आठ सात छह पाँच चार तीन दो एक',
    '98765o4321',
    '987\u200b654\u200b3210',
    '98765\n43210',
    'WhatsApp 98765_43210',
    '+1 415 555 2671',
    '+44 20 7946 0958',
    '(415) 555-2671',
    '415-555-2671',
    '022 2345 6789',
    'Salary is 12,00,000, my number is 98765 43210',
    '2026-11-26 98765 43210',
  ])('%s', (text) => expect(hasContactDetails(text)).toBe(true));
});

describe('an address is found', () => {
  test.each([
    'asha@example.com',
    'Asha.K+prep@mail.example.co.in',
    'asha @ example . com',
    'asha(at)example.com',
    'asha [at] example [dot] com',
    'asha at gmail dot com',
    'asha at example dot in',
    'asha gmail.com',
    'asha123 gmail com',
    'आशा ऐट जीमेल डॉट कॉम',
    'आशा@उदाहरण.भारत',
    'mailto:asha@example.com',
    'ping me at wa.me/x',
    'https://t.me/asha_k',
    'https://www.instagram.com/asha.k/',
    'telegram: @ashak',
    'Telegram @asha_k',
    'insta id is ashak',
    'my insta: asha_99',
    '@asha_k on telegram',
    'discord handle: asha99',
  ])('%s', (text) => expect(hasContactDetails(text)).toBe(true));
});

describe('what people write about interviews passes', () => {
  test.each([
    '',
    'I earn ₹12,00,000 and want ₹18,00,000 to ₹20,00,000.',
    'Current CTC 12,50,000-18,00,000',
    'CTC: Rs. 2500000 to Rs 3200000',
    '8,100,000,000 people; 7,900,000,000 in 2021',
    '18-24 LPA, 6.5 LPA fixed',
    '$120,000 a year',
    '2019-2023, B.Tech, 8.75 CGPA',
    'From 2019 to 2023, then 2023–26',
    'On 26/11/2026 at 18:30, or 2026-11-27 19:15-20:00',
    '2026-11-26T18:30:00.000Z',
    '26.11.2026, 27.11.2026, 28.11.2026',
    'My interview is on 9 December 2026 at 11:00 am',
    'Cut latency by 35%, from 900 ms to 585 ms, 99.99% uptime',
    '85%, 90%, 78%, 92%, 88%',
    'LeetCode 121, 200, 347, 560, 875, 973',
    'LeetCode 78, 90, 46, 47, 39, 40',
    'Problems #973, #875, #1011 and #4',
    'Node 22.11.0, React 19.1.0, Postgres 17.2',
    'Python 3.13.1 → 3.14.0; Java 8, 11, 17, 21',
    '192.168.100.200 and 255.255.255.255',
    'Return the answer modulo 1000000007 (10^9 + 7)',
    'int is up to 2147483647, long 9223372036854775807',
    '7000000000 rows, 64 shards',
    'timestamp 1764180000',
    'Round one, two and three: one to one, two by two.',
    'I do not do one thing, I do two or three.',
    'एक या दो सवाल, तीन नहीं',
    'We use @Override, @Autowired and @angular/core@19',
    'Decorators such as @property and @staticmethod',
    'I built a Telegram bot and cloned Instagram: feeds, stories, likes.',
    'Design WhatsApp for 2 billion people',
    'My Instagram is private.',
    'Look at the job at example.com/careers, or apply at amazon.com.',
    'https://github.com/asha/cache-12345 and https://www.linkedin.com/in/asha-k',
    'I worked at Yahoo for 2 years and at Google for 3.',
    'I struggle with dot products. Look at the dot, please.',
    '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
    'C++20, C++23, Vue 3, ES2024, HTTP/2, IPv6',
    '7 rounds, 45 minutes each, 9 to 5',
    'Pin code 560001, batch of 2026, roll number 1042',
  ])('%s', (text) => expect(hasContactDetails(text)).toBe(false));
});

const WORDS = {
  english: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  hindi: ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ'],
  devanagari: [...'०१२३४५६७८९'],
  latin: [...'0123456789'],
} as const;
const phone = fc.tuple(
  fc.integer({ min: 6, max: 9 }),
  fc.array(fc.nat({ max: 9 }), { minLength: 9, maxLength: 9 }),
);
const spelling = fc.constantFrom(...Object.values(WORDS));
const around = fc.constantFrom('', 'My number is ', 'Reach me: ', 'मेरा नंबर: ', 'Round 2, ');

it('finds every mobile number, whatever mix of digits and words it is written in', () => {
  const separator = fc.constantFrom(' ', '-', '.', ' - ', '/', '\n', '_', '  ');
  const form = fc.array(fc.tuple(spelling, separator), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(phone, form, around, around, ([first, rest], parts, before, after) => {
      const written = [first, ...rest].map((digit, index) => {
        const [words, gap] = parts[index] ?? [WORDS.latin, ' '];
        return `${words[digit]}${gap}`;
      });
      return hasContactDetails(`${before}${written.join('').trim()} ${after}`);
    }),
  );
});

it('finds an address in any text', () => {
  const part = fc.stringMatching(/^[a-z][a-z0-9]{2,9}$/);
  fc.assert(
    fc.property(around, part, part, fc.constantFrom('com', 'in', 'org'), (before, name, host, end) =>
      hasContactDetails(`${before}${name}@${host}.${end}, thanks`),
    ),
  );
});

it('lets amounts, years, shares and versions pass, however many there are', () => {
  const amount = fc.integer({ min: 1_00_000, max: 99_99_999 });
  const harmless = fc.oneof(
    amount.map((value) => `₹${value.toLocaleString('en-IN')}`),
    amount.map((value) => value.toLocaleString('en-IN')),
    fc
      .tuple(fc.integer({ min: 1990, max: 2040 }), fc.nat({ max: 9 }))
      .map(([year, more]) => `${year}-${year + more}`),
    fc.nat({ max: 100 }).map((share) => `${share}%`),
    fc
      .date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    fc.nat({ max: 9999 }).map((problem) => `#${problem}`),
  );
  fc.assert(
    fc.property(fc.array(harmless, { maxLength: 12 }), (texts) => !hasContactDetails(texts.join(' '))),
  );
});

/** Far more than any of the texts takes, far less than a pattern that tries every way to match. */
const HANG_MS = 20_000;
/** Throws when there is no answer in time: a hang fails its test instead of stopping the run. */
const answerFor = (text: string): unknown =>
  runInNewContext('hasContactDetails(text)', { hasContactDetails, text }, { timeout: HANG_MS });

describe('a text made to keep a pattern busy is answered', () => {
  test.each([
    ['9 '.repeat(1_000), true],
    ['nine'.repeat(500), true],
    [`${'nineteen'.repeat(250)}x`, false],
    [`${'seventeen'.repeat(250)}x`, false],
    [`${'do'.repeat(1_000)}x`, false],
    [`${'छः'.repeat(1_000)}x`, false],
    [`${'0'.repeat(10_000)}1`, false],
    [`${'10'.repeat(1_000)}x`, false],
    [`${'1000000'.repeat(1_000)}1`, false],
    [`${'1'.repeat(2_000)}.`, false],
    ['a@'.repeat(1_000), false],
    ['a.'.repeat(1_000), false],
    [`a@${'b.'.repeat(1_000)}`, true],
    [`a@${'b-'.repeat(1_000)}`, false],
    ['a at b '.repeat(2_000), false],
    [`a at ${'b '.repeat(1_000)}`, false],
    [`a${' '.repeat(2_000)}at`, false],
    ['a(at)b '.repeat(2_000), false],
    [`a(at)b${' ('.repeat(1_000)}`, false],
    [`gmail${' '.repeat(2_000)}x`, false],
    [`my insta${' '.repeat(2_000)}x`, false],
    [`insta${' id'.repeat(1_000)}`, false],
    ['insta is '.repeat(2_000), false],
    [`@${'abc '.repeat(1_000)}`, false],
    ['@abc '.repeat(2_000), false],
    ['1,'.repeat(1_000), false],
    ['12,'.repeat(3_000), false],
    ['1.'.repeat(1_000), false],
    ['19-'.repeat(3_000), false],
    ['12:'.repeat(3_000), false],
    ['₹1,'.repeat(3_000), false],
    ['#1'.repeat(1_000), false],
    ['+'.repeat(2_000), false],
  ])('number %#', (text, hasDetails) => expect(answerFor(text)).toBe(hasDetails), 2 * HANG_MS);
});
