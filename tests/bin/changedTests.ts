import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT, runTool } from './tool.ts';

/** Folders whose next part is the name of a noun. */
const NOUNS =
  /^(?:models\/(?:contract|db)|server\/src\/features|client\/src\/(?:features|shared)|tests\/(?:integration|support))\/(?<noun>\w+)\//;
const TESTS = [
  '{client,models,server,signalling}/**/*.test.{ts,tsx}',
  'tests/{unit,integration}/**/*.test.ts',
];

/** The tests to run first after a change: those of what differs from the last commit, or from the commit or branch `since`. */
export async function findChangedTests(since: string): Promise<string[]> {
  const changed = await Promise.all([
    git('diff', '--name-only', since),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  const exclude = (name: string) => name === 'node_modules' || name === 'dist';
  return testsOf(changed.flat(), globSync(TESTS, { cwd: ROOT, exclude }));
}

/**
 * Of these tests those of the nouns that the changed files belong to, in every part of the product; for a file of no noun, those in
 * its folder and below. A guess by names: what else a change breaks, `npm test` says.
 */
export function testsOf(changed: readonly string[], tests: readonly string[]): string[] {
  const nouns = new Set(changed.map(nounOf).filter((noun) => noun !== undefined));
  const folders = changed.filter((file) => nounOf(file) === undefined).map((file) => `${dirname(file)}/`);
  return tests.filter((test) => {
    const noun = nounOf(test);
    return noun === undefined ? folders.some((folder) => test.startsWith(folder)) : nouns.has(noun);
  });
}

function nounOf(file: string): string | undefined {
  return NOUNS.exec(file)?.groups?.noun;
}

async function git(...args: string[]): Promise<string[]> {
  const { status, output } = await runTool('git', args);
  if (status !== 0) throw new Error(output);
  return output.split('\n').filter((line) => line !== '');
}
