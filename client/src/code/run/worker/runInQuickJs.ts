import type {
  QuickJSContext,
  QuickJSHandle,
  QuickJSRuntime,
  QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import type { Ending, Program } from '../runProtocol.ts';
import prelude from './guest/prelude.ts?bundle';
import { createInput } from './input.ts';
import { MAIN_FILE, tracebackOf } from './quickjsStack.ts';
import type { RunContext } from './serve.ts';
import { stripTypes } from './stripTypes.ts';

const MEMORY_BYTES = 64 * 1024 * 1024;
const STACK_BYTES = 256 * 1024;
/** Deep recursion may fill the worker's own stack before QuickJS's, in Chromium at least. */
const TOO_DEEP = { message: 'RangeError: Maximum call stack size exceeded', frames: [] };

/** What a step of the program has thrown. */
class Thrown {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/** Runs JavaScript, or TypeScript without its types, until its last promise and timer is done. The program sees the engine alone: nothing of the worker. */
export async function runInQuickJs(
  quickJs: QuickJSWASMModule,
  program: Program,
  { output, limitMs }: RunContext,
): Promise<Ending> {
  const source = program.language === 'typescript' ? stripTypes(program.source) : program.source;
  if (typeof source !== 'string') return { status: 'error', traceback: source };
  const runtime = quickJs.newRuntime();
  runtime.setMemoryLimit(MEMORY_BYTES);
  runtime.setMaxStackSize(STACK_BYTES);
  const deadline = performance.now() + limitMs;
  let isFull = false;
  let isLate = false;
  runtime.setInterruptHandler(() => {
    isLate ||= performance.now() > deadline;
    return isLate || isFull;
  });
  const vm = runtime.newContext();
  const write = (stream: 'stdout' | 'stderr', text: string) => {
    try {
      output.write(stream, text);
    } catch {
      isFull = true;
    }
  };
  try {
    const timers = installPrelude(vm, program, write);
    await runToEnd(vm, runtime, source, timers);
    return { status: 'ok', traceback: null };
  } catch (thrown) {
    if (thrown instanceof RangeError) return { status: 'error', traceback: TOO_DEEP };
    if (!(thrown instanceof Thrown)) throw thrown;
    const traceback = tracebackOf(thrown.value, program.linesBefore);
    if (isLate) return { status: 'timeout', traceback };
    return { status: traceback.message === 'InternalError: out of memory' ? 'memory' : 'error', traceback };
  }
}

interface Timers {
  nextDelay(): number;
  fire(): void;
}

function installPrelude(
  vm: QuickJSContext,
  { stdin, args }: Program,
  write: (stream: 'stdout' | 'stderr', text: string) => void,
): Timers {
  must(vm, vm.evalCode(prelude, 'prelude.js')).dispose();
  const install = vm.getProp(vm.global, 'install');
  vm.setProp(vm.global, 'install', vm.undefined);
  const input = createInput(stdin);
  const host = vm.newObject();
  const give = (name: string, make: (...args: QuickJSHandle[]) => QuickJSHandle | undefined) => {
    vm.newFunction(name, make).consume((handle) => vm.setProp(host, name, handle));
  };
  give('write', (stream, text) => {
    if (stream && text) write(vm.getString(stream) === 'stderr' ? 'stderr' : 'stdout', vm.getString(text));
    return undefined;
  });
  give('readLine', () => {
    const line = input.readLine();
    return line === null ? vm.null : vm.newString(line);
  });
  give('readAll', () => vm.newString(input.readAll()));
  must(vm, vm.evalCode(JSON.stringify(args), 'args.js')).consume((handle) =>
    vm.setProp(host, 'args', handle),
  );
  const timers = must(vm, vm.callFunction(install, vm.undefined, host));
  const nextDelay = vm.getProp(timers, 'nextDelay');
  const fire = vm.getProp(timers, 'fire');
  return {
    nextDelay: () =>
      must(vm, vm.callFunction(nextDelay, vm.undefined)).consume((value) => vm.getNumber(value)),
    fire: () => must(vm, vm.callFunction(fire, vm.undefined)).dispose(),
  };
}

async function runToEnd(vm: QuickJSContext, runtime: QuickJSRuntime, source: string, timers: Timers) {
  const value = must(vm, vm.evalCode(source, MAIN_FILE, { type: 'global' }));
  const finishJobs = () => must(vm, runtime.executePendingJobs());
  finishJobs();
  for (let delay = timers.nextDelay(); delay >= 0; delay = timers.nextDelay()) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    timers.fire();
    finishJobs();
  }
  // `main()` at the end of a program gives a promise, whose failure nobody else would see.
  const state = vm.getPromiseState(value);
  if (state.type === 'rejected') throw new Thrown(vm.dump(state.error));
}

/** The value of a step, or what it has thrown. */
function must<T>(vm: QuickJSContext, result: { error?: undefined; value: T } | { error: QuickJSHandle }): T {
  if (result.error) throw new Thrown(vm.dump(result.error));
  return result.value;
}
