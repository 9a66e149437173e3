import type { Line } from '../layout/line.ts';
import type { Found } from './found.ts';
import { nameOf } from './personName.ts';
import { phonesIn } from './phones.ts';

export interface Contact {
  name: Found | null;
  emails: Found[];
  /** As +91 and ten digits, or another country's number in international form. */
  phones: Found[];
  /** Web pages of the person: LinkedIn, GitHub, portfolio and so on, without `https://`. */
  links: Found[];
}

const EMAIL = /[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
const LINK =
  /(?:https?:\/\/|www\.)[^\s,;|<>()]+|(?:linkedin\.com|github\.com|gitlab\.com|behance\.net|leetcode\.com|kaggle\.com|hackerrank\.com|codechef\.com|medium\.com|dribbble\.com|stackoverflow\.com)\/[^\s,;|<>()]+|[\w-]+\.(?:github\.io|vercel\.app|netlify\.app|dev|me)(?:\/[^\s,;|<>()]*)?/gi;

export function contactOf(
  lines: readonly Line[],
  top: readonly Line[],
  addresses: readonly string[],
): Contact {
  const emails = [
    ...eachIn(lines, (text) =>
      (text.match(EMAIL) ?? []).map((email) => email.replace(/\s/g, '').toLowerCase()),
    ),
    ...ofLinks(addresses, /^mailto:/i, (address) => address.replace(/\?.*/, '').toLowerCase()),
  ];
  const links = [
    ...eachIn(lines, (text) => (text.replace(EMAIL, ' ').match(LINK) ?? []).map(plainLink)),
    ...ofLinks(addresses, /^https?:\/\//i, plainLink),
  ];
  return {
    name: nameOf(lines, top),
    emails: unique(emails),
    phones: unique(eachIn(lines, phonesIn)),
    links: unique(links),
  };
}

function eachIn(lines: readonly Line[], find: (text: string) => string[]): Found[] {
  return lines.flatMap((line) => find(line.text).map((value) => ({ value, line, confidence: 1 })));
}

function ofLinks(addresses: readonly string[], scheme: RegExp, tidy: (address: string) => string): Found[] {
  return addresses
    .filter((address) => scheme.test(address))
    .map((address) => ({ value: tidy(address.replace(scheme, '')), line: null, confidence: 1 }));
}

function plainLink(address: string): string {
  return address.replace(/^(https?:\/\/)?(www\.)?/i, '').replace(/[/.:]+$/, '');
}

function unique(found: readonly Found[]): Found[] {
  return found.filter(
    ({ value }, index) => found.findIndex((one) => one.value.toLowerCase() === value.toLowerCase()) === index,
  );
}
