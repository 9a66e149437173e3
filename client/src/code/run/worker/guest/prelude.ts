import { inspect } from './inspect.ts';

/** What the worker gives the program's side. */
interface Host {
  write(stream: string, text: string): void;
  /** The next line of the input, or null at its end. */
  readLine(): string | null;
  readAll(): string;
  args: string[];
}

interface Timer {
  id: number;
  at: number;
  every: number | null;
  run(): void;
}

/**
 * Runs within QuickJS before a program: console, input, arguments and timers. What the worker calls is returned and not a global,
 * so the program cannot replace it.
 */
function install(host: Host) {
  const { write, readLine, readAll } = host;
  const globals = globalThis as unknown as Record<string, unknown>;
  const print =
    (stream: string) =>
    (...values: unknown[]) => {
      let line = '';
      for (let i = 0; i < values.length; i++) line += (i === 0 ? '' : ' ') + inspect(values[i]);
      write(stream, `${line}\n`);
    };
  const [log, warn] = [print('stdout'), print('stderr')];
  globals.console = { log, info: log, debug: log, table: log, warn, error: warn, trace: warn };
  globals.readline = readLine;
  globals.prompt = (question?: unknown) => {
    if (question !== undefined) write('stdout', String(question));
    return readLine();
  };
  globals.process = {
    argv: ['node', 'main.js', ...host.args],
    env: {},
    stdout: { write: (text: unknown) => write('stdout', String(text)) },
    stderr: { write: (text: unknown) => write('stderr', String(text)) },
  };
  globals.require = (name: string) => {
    if (name.replace('node:', '') === 'fs') return { readFileSync: readInput(readAll) };
    throw new Error(`Cannot find module '${name}'`);
  };
  return installTimers(globals);
}

/** Of the file system there is the standard input alone. */
function readInput(readAll: () => string) {
  return (path: unknown) => {
    if (path === 0 || path === '/dev/stdin') return readAll();
    throw new Error(`ENOENT: no such file or directory, open '${path}'`);
  };
}

function installTimers(globals: Record<string, unknown>) {
  const { now } = Date;
  let timers: Timer[] = [];
  let lastId = 0;
  const add = (task: unknown, delay: unknown, isRepeated: boolean, args: unknown[]) => {
    if (typeof task !== 'function') throw new TypeError('The callback must be a function');
    const ms = Math.max(1, Number(delay) || 0);
    const timer = { id: ++lastId, at: now() + ms, every: isRepeated ? ms : null, run: () => task(...args) };
    timers.push(timer);
    return timer.id;
  };
  const clear = (id: unknown) => {
    timers = timers.filter((timer) => timer.id !== id);
  };
  globals.setTimeout = (task: unknown, delay: unknown, ...args: unknown[]) => add(task, delay, false, args);
  globals.setInterval = (task: unknown, delay: unknown, ...args: unknown[]) => add(task, delay, true, args);
  globals.clearTimeout = clear;
  globals.clearInterval = clear;
  globals.queueMicrotask = (task: () => void) => void Promise.resolve().then(task);
  const next = () =>
    timers.reduce<Timer | null>((best, one) => (best && best.at <= one.at ? best : one), null);
  return {
    /** Milliseconds until the next timer; -1 without one. */
    nextDelay(): number {
      const timer = next();
      return timer ? Math.max(0, timer.at - now()) : -1;
    },
    fire(): void {
      const timer = next();
      if (!timer) return;
      if (timer.every === null) clear(timer.id);
      else timer.at = now() + timer.every;
      timer.run();
    },
  };
}

(globalThis as unknown as { install?: typeof install }).install = install;
