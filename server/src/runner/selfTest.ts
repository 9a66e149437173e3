import { readFileSync } from 'node:fs';
import type { CompiledLanguage } from '@preproom/models/contract/assessments/coding/compiledLanguages';
import type { ProgramToRun } from '@preproom/models/contract/assessments/runs';
import type { Language } from './languages.ts';
import { type Ending, type Sandbox, SandboxError } from './sandbox/sandbox.ts';
import { RunnerError } from './tools.ts';

const HOSTILE = readFileSync(new URL('selfTest.cpp', import.meta.url), 'utf8');
const HELLO = 'class Main { public static void main(String[] words) { System.out.print(words[0]); } }';
const LIMIT_MS = 10_000;
const ENDLESS_MS = 500;

/**
 * Shows that the sandbox holds on this machine, with a program that tries to get out, one that takes memory without end and one that never
 * ends. Throws RunnerError.
 */
export async function checkSandbox(
  sandbox: Sandbox,
  languages: Record<CompiledLanguage, Language>,
): Promise<void> {
  try {
    const hostile = await compileAndRun('cpp', HOSTILE);
    const { stdout, exitCode } = await hostile('look', LIMIT_MS);
    const done = [...new Set(stdout.toString().split('\n').filter(Boolean))];
    if (done.length > 0 || exitCode !== 0)
      throw new RunnerError(
        `The sandbox does not hold on this machine. A program in it ${done.join(', ') || 'fails'}.`,
      );
    if ((await hostile('grow', LIMIT_MS)).endedFor !== 'memory')
      throw new RunnerError(
        'The sandbox does not hold on this machine. A program in it takes memory without end.',
      );
    if ((await hostile('loop', ENDLESS_MS)).endedFor !== 'timeout')
      throw new RunnerError('The sandbox does not hold on this machine. A program in it runs without end.');
    const hello = await compileAndRun('java', HELLO);
    const greeting = await hello('hello', LIMIT_MS);
    if (greeting.stdout.toString() !== 'hello')
      throw new RunnerError(`Java programs do not run in the sandbox: ${greeting.stderr}`);
  } catch (cause) {
    if (!(cause instanceof SandboxError)) throw cause;
    const message = `The sandbox cannot be set up: ${cause.message}. This machine has to allow user namespaces; docs/running.md says how.`;
    throw new RunnerError(message, { cause });
  }

  async function compileAndRun(language: CompiledLanguage, source: string) {
    const { compiler, pack, program } = languages[language];
    const ending = await sandbox.run(compiler(source));
    if (ending.exitCode !== 0)
      throw new RunnerError(`The compiler does not run in the sandbox: ${ending.endedFor ?? ending.stderr}`);
    const compiled = await pack(ending.stdout);
    return (word: string, limitMs: number): Promise<Ending> => {
      const asked: ProgramToRun = { language, source, stdin: '', args: [word], limitMs };
      return sandbox.run(program(compiled, asked));
    };
  }
}
