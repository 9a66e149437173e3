import type { Extension } from '@codemirror/state';
import type { CodeLanguage } from '@preproom/models/contract/room/codeLanguages';

/** Highlighting and indentation of each language, in a chunk of its own. */
const LOADERS: Record<CodeLanguage, () => Promise<Extension>> = {
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript({ jsx: true }),
  typescript: async () =>
    (await import('@codemirror/lang-javascript')).javascript({ typescript: true, jsx: true }),
  python: async () => (await import('@codemirror/lang-python')).python(),
  java: async () => (await import('@codemirror/lang-java')).java(),
  c: async () => (await import('@codemirror/lang-cpp')).cpp(),
  cpp: async () => (await import('@codemirror/lang-cpp')).cpp(),
  sql: async () => (await import('@codemirror/lang-sql')).sql(),
  text: async () => [],
};

/** Rejects when the code of the language can't be fetched; the editor then shows plain text. */
export function loadLanguage(language: CodeLanguage): Promise<Extension> {
  return LOADERS[language]();
}
