/** Languages whose programs are compiled and run in the runner process; the others run in the browser. Without schemas, because pages read them. */
export const COMPILED_LANGUAGES = ['c', 'cpp', 'java'] as const;
export type CompiledLanguage = (typeof COMPILED_LANGUAGES)[number];

/** UTF-8 bytes of a program's source, and of its input. */
export const MAX_SOURCE_BYTES = 64 * 1024;
export const MAX_STDIN_BYTES = 64 * 1024;
/** Above it no program may ask to run. */
export const MAX_RUN_MS = 10_000;

/** What a person's program is doing in the runner: waits for its turn, is compiled, or runs. */
export const RUN_STEPS = ['waiting', 'compiling', 'running'] as const;
export type RunStep = (typeof RUN_STEPS)[number];
