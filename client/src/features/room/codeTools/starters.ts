import type { Problem } from '@preproom/models/contract/assessments/problems';
import { snakeCase } from '@preproom/models/contract/assessments/problems/signature';
import { type CodeFile, MAX_CODE_FILES } from '@preproom/models/contract/room/codeFiles';
import { CODE_LANGUAGE_EXTENSIONS, type CodeLanguage } from '@preproom/models/contract/room/codeLanguages';
import type { Text } from 'yjs';
import type { RunLanguage } from '../../../code/run/runProtocol.ts';
import type { CodeSync } from '../../../code/sync/codeSync.ts';
import { languagesOf, starterOf } from '../../../shared/assessments/coding/problems/runTests.ts';
import type { CodeFiles } from './codeFiles.ts';

/** Nobody has written anything: the text is empty, or what the problem starts from in some language. */
export function isUntouched(text: string, problem: Problem | null): boolean {
  if (text.trim() === '') return true;
  return problem !== null && languagesOf(problem).some((language) => starterOf(problem, language) === text);
}

export function replaceText(text: Text, next: string): void {
  text.doc?.transact(() => {
    text.delete(0, text.length);
    text.insert(0, next);
  });
}

/** The name that the tests call in this language; null where none is called. */
export function calledName({ task }: Problem, language: RunLanguage): string | null {
  if (task.kind === 'sql') return null;
  const { kind, name } = task.signature;
  return kind === 'function' && language === 'python' ? snakeCase(name) : name;
}

/** Moves what stands in the main file to a file of its own. Null: there is no room for another. */
export function keepAsFile(
  sync: Pick<CodeSync, 'files' | 'fileText' | 'text'>,
  others: CodeFiles['others'],
  wanted: string,
  language: CodeLanguage,
): CodeFile | null {
  if (others.length >= MAX_CODE_FILES) return null;
  const taken = new Set(others.map(({ name }) => name.toLowerCase()));
  const named = (n: number) => `${wanted}${n > 1 ? `-${n}` : ''}.${CODE_LANGUAGE_EXTENSIONS[language]}`;
  let n = 1;
  while (taken.has(named(n).toLowerCase())) n++;
  const id = crypto.randomUUID().slice(0, 8);
  const name = named(n);
  sync.files.set(id, { name, order: Math.max(0, ...others.map(({ order }) => order)) + 1 });
  sync.fileText(id).insert(0, sync.text.toString());
  replaceText(sync.text, '');
  return { id, name };
}
