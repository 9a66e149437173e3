import type { Line } from '../layout/line.ts';
import type { Found } from './found.ts';
import { type LinkIssue, linkIssue, mailIssues } from './linkIssues.ts';
import { nameOf } from './personName.ts';
import { type Phone, readNearPhones, readPhones } from './phones.ts';

export interface Contact {
  name: Found | null;
  emails: Found[];
  /** As +91 and ten digits, or another country's number in international form. */
  phones: (Found & Partial<Pick<Phone, 'issue'>>)[];
  /** Web pages of the person: LinkedIn, GitHub, portfolio and so on, without `https://`. */
  links: Found[];
  /** Addresses behind the text, or in it, that lead nowhere or to somebody else. */
  linkIssues: LinkIssue[];
}

const EMAIL = /[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
const LINK =
  /(?:https?:\/\/|www\.)[^\s,;|<>()]+|(?:linkedin\.com|github\.com|gitlab\.com|behance\.net|leetcode\.com|kaggle\.com|hackerrank\.com|codechef\.com|medium\.com|dribbble\.com|stackoverflow\.com)\/[^\s,;|<>()]+|[\w-]+\.(?:github\.io|vercel\.app|netlify\.app|dev|me)(?![\w@-])(?:\/[^\s,;|<>()]*)?/gi;

const PROFILE = /(?<!\p{L})(github|gitlab|linkedin)\s*:\/\/\s*([\w\u2010-]{3,})(?=\s*(?:$|[|•·,]))/giu;
/** Where somebody lives. */
const MAP = /^(?:maps\.)?google\.[a-z.]+\/maps|^maps\.|^goo\.gl\/maps/i;
/** What the program that made the file wrote about itself. */
const MADE_WITH =
  /\b(?:made|created|built|generated|designed|typeset)\s+(?:with|by|using|in)\b|\b(?:theme|template)\b.*\bby\b|\bpowered\s+by\b/i;
const MAIL_END = /@[\w.-]+\.(?:com|in|org|net|edu|info|me|dev|io|example)$/i;

/** A page of one's own without a protocol; only among the contact details, because "socket.io" and "booking.com" are words of the text. */
const DOMAIN =
  /(?<![@\w.-])(?![bm]\.tech\b)(?:[a-z0-9-]+\.)+(?:com|in|net|org|io|dev|me|co|ai|app|tech|xyz|site|page|info|blog|cv|works|design|is|de|uk)(?:\/[^\s,;|<>()•]*)?(?![\w@.-])/gi;

export function contactOf(
  lines: readonly Line[],
  top: readonly Line[],
  addresses: readonly string[],
): Contact {
  const mails = ofLinks(addresses, /^mailto:/i, (address) =>
    decoded(address).replace(/\?.*/, '').trim().toLowerCase(),
  );
  const emails = [
    ...eachIn(joinedMails(lines), (text) =>
      (text.match(EMAIL) ?? []).map((email) => whole(email.replace(/\s/g, '').toLowerCase(), mails)),
    ),
    ...mails,
  ];
  const behind = ofLinks(addresses, /^https?:\/\//i, plainLink);
  const linksIn = (text: string, form: RegExp) =>
    (text.replace(EMAIL, ' ').match(form) ?? []).map((link) => wholeLink(plainLink(link), behind));
  const links = [
    ...eachIn(lines, (text) => linksIn(text, LINK)),
    ...eachIn(top, (text) => linksIn(text, DOMAIN)),
    ...eachIn(top, profilesIn),
    ...behind,
  ];
  const made = lines.filter(({ text }) => MADE_WITH.test(text));
  const isMakers = ({ value, line }: Found) =>
    line === null &&
    made.some(({ text }) =>
      text
        .toLowerCase()
        .split(/[^\w-]+/)
        .includes(lastPart(value)),
    );
  const issueOf = (found: Found) => linkIssue(found.value) ?? (isMakers(found) ? 'maker' : null);
  const own = links.filter((found) => issueOf(found) === null && !MAP.test(found.value));
  const known = [...emails, ...own].map(({ value }) =>
    value.replace(/^(?:linkedin\.com\/in|github\.com)\//i, ''),
  );
  return {
    name: nameOf(lines, top, known),
    emails: unique(emails).filter(({ value }) => !/^(?:19|20)\d{2}@/.test(value)),
    phones: phonesOf(lines, top),
    links: unique(own),
    linkIssues: [
      ...mailIssues(emails),
      ...unique(links).flatMap((found) => {
        const issue = issueOf(found);
        return issue ? [{ issue, ...found }] : [];
      }),
    ],
  };
}

/** "GitHub:// asha-v": a profile by its owner's name. */
function profilesIn(text: string): string[] {
  return [...text.matchAll(PROFILE)].map(([, site = '', owner = '']) => {
    const name = owner.replace(/\u2010/g, '-');
    return /linkedin/i.test(site) ? `linkedin.com/in/${name}` : `${site.toLowerCase()}.com/${name}`;
  });
}

/** Without a whole number, one among the contact details with a digit too few or too many. */
function phonesOf(lines: readonly Line[], top: readonly Line[]): Contact['phones'] {
  const whole = uniquePhones(lines, readPhones);
  return whole.length > 0 ? whole : uniquePhones(top, readNearPhones);
}

function uniquePhones(lines: readonly Line[], read: (text: string) => Phone[]): Contact['phones'] {
  const found = lines.flatMap((line) =>
    read(line.text).map(({ value, issue }) => ({ value, line, confidence: issue ? 0.8 : 1, issue })),
  );
  return found.filter(({ value }, index) => found.findIndex((one) => one.value === value) === index);
}

function eachIn(lines: readonly Line[], find: (text: string) => string[]): Found[] {
  return lines.flatMap((line) => find(line.text).map((value) => ({ value, line, confidence: 1 })));
}

function ofLinks(addresses: readonly string[], scheme: RegExp, tidy: (address: string) => string): Found[] {
  return addresses
    .filter((address) => scheme.test(address))
    .map((address) => ({ value: tidy(address.replace(scheme, '')), line: null, confidence: 1 }));
}

/** With addresses in one that are wrapped within their ending: "asha@post.c" / "om". */
function joinedMails(lines: readonly Line[]): Line[] {
  return lines.map((line, index) => {
    const next = lines[index + 1]?.text ?? '';
    // Before its "@": "asha.verma" / "@post.example".
    const own = /^@[\w.-]+\.[a-z]{2,}$/i.test(next) && /(?<![\w.@])[\w.+-]{3,}$/.test(line.text);
    if (own) return { ...line, text: `${line.text}${next}` };
    const isOpen = /@[\w.-]+$/.test(line.text) && /^[\w.-]{1,14}$/.test(next);
    const isWhole = MAIL_END.test(line.text) || !MAIL_END.test(`${line.text}${next}`);
    return isOpen && !isWhole ? { ...line, text: `${line.text}${next}` } : line;
  });
}

/** An address that is wrapped, "asha@post.exa" / "mple" or "ash-" / "averma@post.example", as its link has it. */
function whole(written: string, mails: readonly Found[]): string {
  const isRest = (value: string) =>
    value.endsWith(written) && written.indexOf('@') >= 4 && !/[.@]$/.test(value.slice(0, -written.length));
  return (
    mails.find(({ value }) => value.startsWith(written))?.value ??
    mails.find(({ value }) => isRest(value))?.value ??
    written
  );
}

/** A link that is wrapped, "linkedin.com/in/asha-ve" / "rma", as the address behind it has it. */
function wholeLink(written: string, behind: readonly Found[]): string {
  const longer = behind.filter(({ value }) => value.toLowerCase().startsWith(written.toLowerCase()));
  const rest = longer[0]?.value.slice(written.length) ?? '';
  return longer[0] && written.includes('/') && /^[\w-]+\/?$/.test(rest) ? longer[0].value : written;
}

/** "asha" of "github.com/asha". */
const lastPart = (link: string) => link.toLowerCase().replace(/\/+$/, '').split('/').at(-1) ?? '';

/** "%20" and the like as their characters, if they are well formed. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function plainLink(address: string): string {
  return address.replace(/^(https?:\/\/)?(www\.)?/i, '').replace(/[/.:]+$/, '');
}

function unique(found: readonly Found[]): Found[] {
  return found.filter(
    ({ value }, index) => found.findIndex((one) => one.value.toLowerCase() === value.toLowerCase()) === index,
  );
}
