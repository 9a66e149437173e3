import { isTitleCase } from './names/partWords.ts';
import type { Statement } from './statement.ts';
import { openingVerb } from './verbs.ts';

// Which lines in the form of bullets say what somebody did, and which name something or tell it in sentences.

/** "Tech stack: …" is a list. */
const TOOLS =
  /^(?:tech(?:nolog(?:y|ies)|nical)?(?: stack| used)?|tools?(?: used)?|skills(?: used)?|stack|environment|keywords)\s*[:–-]/i;
/** Fewer words are no statement: of drawn bullets, and between awards. */
const DRAWN_WORDS = 3;
const NAME_WORDS = 7;
/** What somebody won, was or ranked, which needs no verb. */
const AWARD =
  /^(?:(?:the\s)?(?:first|second|third|1st|2nd|3rd|best|gold|silver|bronze|consolation|special|top)\b|winner|runners?-?\s?up|finalist|semi-?finalist|topper|rank|all[- ]india|air\b|scholar|recipient|awardee|prize|medal|certificate|member|volunteer|captain|secretary|president|head|speaker|gate\b|qualified|champion)/i;
/** What a project is: "Open-source tool that …". */
const THING =
  /^(?:an?\s)?(?:[\p{L}\d/-]+\s){0,4}?(?:tool|app|application|website|web\s?site|site|system|platform|library|bot|chatbot|game|dashboard|model|portal|package|extension|plug-?in|clone|simulator|framework|service|api)\s(?:that|which|for|to|with|using|based|built|where|of)\s/iu;
/** Points by which the bullets below a sentence stand further in than it. */
const FURTHER_IN = 6;
/** The items of a list have few words. */
const ITEM_WORDS = 4;
/** "Price tracker: a dashboard of …". */
const PROJECT_NAME = /^(\p{Lu}[^:.;]{1,60}?)\s*(?::|\s[–—-])\s+\S+\s\S/u;
/** "Two weeks at Nimbus Power, in June 2022". */
const STAY =
  /^(?:an?|one|two|three|four|five|six|ten|\d+)[\s-](?:days?|weeks?|months?|years?)\b.*\s(?:at|in|with)\s/i;

/** What a line of a list of projects names; null if it names none. */
export const projectName = (text: string) => PROJECT_NAME.exec(text)?.[1] ?? null;

/** An address alone, a list with its name, or the name of something in a list of unknown kind are no statements. */
export function isStatement({ text, mark, line, section }: Statement): boolean {
  if (line.role === 'bullet') return true;
  if (TOOLS.test(text) || isListing(text)) return false;
  if (text === '' || /^(?:https?:\/\/|www\.)?\S+\.\S+\/?\S*$/.test(text)) return false;
  const words = text.split(/\s+/).length;
  // Where no mark was read, a word or two are a place or a name; so are short lines between awards without a verb.
  if (mark === 'drawn' && words < DRAWN_WORDS) return false;
  const areNames = section === 'achievements' || section === 'activities';
  const isName = words < NAME_WORDS || isTitleCase(text) || AWARD.test(text);
  if (areNames && isName && openingVerb(text) === null) return false;
  if ((section === 'projects' || section === 'other') && openingVerb(text) === null && THING.test(text))
    return false;
  if (section === 'other' && AWARD.test(text)) return false;
  if (section === 'experience' && STAY.test(text)) return false;
  return section !== 'other' || (mark !== '' && words >= 4);
}

/** "Mathematics: Linear Algebra, Probability Theory". */
function isListing(text: string): boolean {
  const items = /^\p{Lu}[^:.]{1,30}:\s*(.+)$/u.exec(text)?.[1]?.split(/\s*,\s*/) ?? [];
  return (
    items.length > 1 &&
    openingVerb(text) === null &&
    items.every((item) => /^[\p{Lu}\d]/u.test(item) && item.split(/\s+/).length <= ITEM_WORDS)
  );
}

/**
 * The statements of one section that are a text: sentences without a mark, other than a list that begins with verbs, and what a project is. `below`
 * marked titles, sentences without a mark are a text even where they are further in.
 */
export function textsAmong(statements: readonly Statement[], below: 'marks' | 'titles'): Statement[] {
  const unmarked = statements.filter(
    ({ mark, line }) => (mark === '' || mark === 'drawn') && line.role !== 'bullet',
  );
  const plain = unmarked.filter(({ mark }) => mark === '' || below === 'marks');
  // A sentence or two above drawn bullets, as far left as the titles, tell what a job is.
  const isAboveBullets = 2 * plain.length <= unmarked.length;
  const areMany = plain.some(isParagraph);
  // What a job is, above its bullets, which are further in.
  const isIntroduction = ({ text, mark, line }: Statement, next: Statement | undefined) =>
    mark === 'drawn' && next?.mark === 'drawn' && next.line.x > line.x + FURTHER_IN && text.endsWith('.');
  return unmarked.filter(
    (one) =>
      isParagraph(one) ||
      isIntroduction(one, statements[statements.indexOf(one) + 1]) ||
      isProject(one) ||
      (plain.includes(one) && (isAboveBullets || !isList(plain) || (areMany && one.text.endsWith('.')))),
  );
}

/** Whether at least half begin with verbs, as bullets do. */
const isList = (statements: readonly Statement[]) =>
  2 * statements.filter(({ text }) => openingVerb(text) !== null).length >= statements.length;

const isProject = ({ text, section }: Statement) =>
  section === 'projects' && projectName(text) !== null && openingVerb(text) === null;

/** Several sentences. */
const isParagraph = ({ text }: Statement) =>
  /(?:\p{Ll}{2}|\d)[.!?]\s+\p{Lu}/u.test(
    text.replace(/\b(?:Pvt|Ltd|Inc|Dr|Mr|Mrs|Ms|vs|etc|No|approx)\./g, ''),
  );
