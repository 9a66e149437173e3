/** What code can be written in. `text` is plain text, without highlighting. */
export const CODE_LANGUAGES = [
  'javascript',
  'typescript',
  'python',
  'java',
  'c',
  'cpp',
  'sql',
  'text',
] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** Of the code in a room until somebody chooses another. */
export const FIRST_CODE_LANGUAGE: CodeLanguage = 'javascript';

export function isCodeLanguage(name: unknown): name is CodeLanguage {
  return (CODE_LANGUAGES as readonly unknown[]).includes(name);
}

/** Names that are the same in every language; plain text has none. */
export const CODE_LANGUAGE_NAMES: Record<Exclude<CodeLanguage, 'text'>, string> = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  java: 'Java',
  c: 'C',
  cpp: 'C++',
  sql: 'SQL',
};

/** What follows the last dot in the name of a file. */
export const CODE_LANGUAGE_EXTENSIONS: Record<CodeLanguage, string> = {
  javascript: 'js',
  typescript: 'ts',
  python: 'py',
  java: 'java',
  c: 'c',
  cpp: 'cpp',
  sql: 'sql',
  text: 'txt',
};
