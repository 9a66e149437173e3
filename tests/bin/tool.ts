import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');

export interface ToolRun {
  status: number;
  output: string;
}

interface ToolOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Let the tool write as it goes, too. On a terminal, where it may want colours, `output` is then empty. */
  streams?: boolean;
}

/** Runs a command of node_modules/.bin (or of the machine) to its end; a tool that cannot be started has status 127. */
export function runTool(tool: string, args: readonly string[], options: ToolOptions = {}): Promise<ToolRun> {
  const env = { ...process.env, ...options.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}` };
  const isTerminals = options.streams && process.stdout.isTTY;
  const child = spawn(tool, args, {
    cwd: options.cwd ?? ROOT,
    env,
    shell: process.platform === 'win32',
    stdio: isTerminals ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (options.streams) process.stdout.write(text);
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 127, output: `${output}${error.message}` }));
    child.on('close', (status) => resolve({ status: status ?? 1, output: output.trim() }));
  });
}
