import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// npm run dev: the API on PORT, restarted at every change, behind Vite's development server with hot reload.
// Both stop when either exits or on Ctrl-C.
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

process.env.PORT ??= '3000';
// Where Vite's proxy finds the API.
process.env.API_PORT = process.env.PORT;
const children = [
  run('.', '--watch', 'server/src/main.ts'),
  run('client', join(ROOT, 'node_modules/vite/bin/vite.js'), '--port=5173', '--strictPort'),
];
for (const child of children) child.on('close', stopAll);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);

function run(folder: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, args, { cwd: join(ROOT, folder), stdio: 'inherit' });
}

function stopAll(): void {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}
