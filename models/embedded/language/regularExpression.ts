import type { BSONRegExp } from 'bson';
import { CommandError, unsupported } from './errors.ts';

/*
 * MongoDB's regular expressions are PCRE's. What JavaScript reads differently is translated or refused: `\s` and `.` of other
 * characters, `$` before a final line break, characters beyond U+FFFF, `\A`, `[[:alpha:]]`, `\p{L}`, possessive quantifiers.
 */
const OUTSIDE =
  /\\x[\da-fA-F]{2}|\\[dDwWsSbBnrtf]|\\[^\da-zA-Z]|\((?:\?[:=!]|(?!\?))|\[(?!\^?\])\^?|[*+?](?!\+)\??|\{\d+(?:,\d*)?\}(?!\+)\??|[^\\([{*+?]/suy;
const INSIDE = /\\x[\da-fA-F]{2}|\\[dDwWsbnrtf]|\\[^\da-zA-Z]|\[(?![:.=])|[^\\[\]]|\]/suy;
const SPACES = '\\t-\\r ';

/** A test for strings. Throws for a malformed expression, and an error for one that is not supported. */
export function compileRegExp({ pattern, options }: BSONRegExp): (text: string) => boolean {
  if (/[^ims]/.test(options)) throw unsupported(`the regular expression options ${options}`);
  const translated = translate(pattern, options);
  try {
    const regExp = new RegExp(translated, options.includes('i') ? 'iu' : 'u');
    return (text) => regExp.test(text);
  } catch {
    throw new CommandError('BadValue', `Regular expression is invalid: ${pattern}`);
  }
}

function translate(pattern: string, options: string): string {
  let translated = '';
  let isInside = false;
  for (let at = 0; at < pattern.length; ) {
    const tokens = isInside ? INSIDE : OUTSIDE;
    tokens.lastIndex = at;
    const token = tokens.exec(pattern)?.[0];
    if (token === undefined) throw unsupported(`the regular expression ${pattern}`);
    translated += isInside ? inside(token) : outside(token, options);
    if (isInside ? token === ']' : token.startsWith('[')) isInside = !isInside;
    at += token.length;
  }
  return translated;
}

function outside(token: string, options: string): string {
  const hasLines = options.includes('m');
  if (token === '.') return options.includes('s') ? '[^]' : '[^\\n]';
  if (token === '$') return hasLines ? '(?=\\n|(?![^]))' : '(?=\\n?(?![^]))';
  if (token === '^') return hasLines ? '(?<![^\\n])' : '^';
  if (token === '\\s') return `[${SPACES}]`;
  if (token === '\\S') return `[^${SPACES}]`;
  if (token === ']' || token === '}') return `\\${token}`;
  // With both flags, JavaScript's \w also holds letters that only fold to ASCII ones.
  if (options.includes('i') && /^\\[wWbB]$/.test(token)) throw unsupported(`${token} that ignores case`);
  return /^\\[^\da-zA-Z]$/su.test(token) ? literal(token.slice(1)) : token;
}

function inside(token: string): string {
  if (token === '\\s') return SPACES;
  if (token === '[') return '\\[';
  return /^\\[^\da-zA-Z]$/su.test(token) ? literal(token.slice(1)) : token;
}

function literal(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
