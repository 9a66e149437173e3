import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TIMEOUT_MS = 300_000;

/** Compiles and runs a program with the compilers of this machine; answers what it printed, or what the compiler said. */
export async function runCompiled(language: 'java' | 'cpp', source: string, stdin: string): Promise<string> {
  const cwd = await mkdtemp(join(tmpdir(), 'problem-'));
  try {
    await writeFile(join(cwd, language === 'java' ? 'Main.java' : 'main.cpp'), source);
    if (language === 'java') await run('javac', ['-nowarn', 'Main.java'], { cwd, timeout: TIMEOUT_MS });
    else await run('g++', ['-std=c++17', '-o', 'main', 'main.cpp'], { cwd, timeout: TIMEOUT_MS });
    const [command, args] =
      language === 'java' ? (['java', ['-cp', '.', 'Main']] as const) : (['./main', []] as const);
    const running = run(command, args, { cwd, timeout: TIMEOUT_MS, maxBuffer: 2 ** 26 });
    running.child.stdin?.end(stdin);
    return (await running).stdout;
  } catch (error) {
    return `${(error as { stdout?: string }).stdout ?? ''}\n${error}`;
  } finally {
    await rm(cwd, { recursive: true });
  }
}
