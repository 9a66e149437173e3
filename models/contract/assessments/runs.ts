import { endpoint } from '../http/endpoint.ts';
import { Verbatim } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import {
  COMPILED_LANGUAGES,
  MAX_RUN_MS,
  MAX_SOURCE_BYTES,
  MAX_STDIN_BYTES,
  RUN_STEPS,
} from './coding/compiledLanguages.ts';

/** Of standard output and of standard error; a program that prints more is ended. */
export const MAX_OUTPUT_BYTES = 64 * 1024;
/** Both texts, and what JSON adds to them: quotes and line breaks take two bytes each. The rest is for arguments. */
export const MAX_RUN_BODY_BYTES = 320 * 1024;

/** `busy`: too many programs wait, or too many of this person's; nothing was run. */
export const RUN_STATUSES = [
  'ok',
  'compile-error',
  'error',
  'timeout',
  'memory',
  'output-limit',
  'busy',
] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

const encoder = new TextEncoder();
/** A program is compiled as it was written, and its input is read by the program alone. */
const utf8Text = (maxBytes: number) =>
  Verbatim.max(maxBytes).refine(
    (text) => encoder.encode(text).length <= maxBytes,
    `is above ${maxBytes} bytes`,
  );
/** A system call takes arguments up to the first NUL. */
const Argument = Verbatim.max(200).regex(/^[^\0]*$/, 'has characters that are not allowed');

export const ProgramToRun = z.strictObject({
  language: z.enum(COMPILED_LANGUAGES),
  source: utf8Text(MAX_SOURCE_BYTES).min(1).describe('one file; in Java with the class that has `main`'),
  stdin: utf8Text(MAX_STDIN_BYTES).default('').describe('standard input'),
  args: z.array(Argument).max(20).default([]).describe('arguments of the program'),
  limitMs: z.int().min(100).max(MAX_RUN_MS).describe('how long the program may run, in milliseconds'),
});
export type ProgramToRun = z.output<typeof ProgramToRun>;

export const RunResult = z.object({
  status: z.enum(RUN_STATUSES),
  stdout: z.string().describe('at most 64 kB; the rest is cut off'),
  stderr: z.string().describe('at most 64 kB; what the compiler says after `compile-error`'),
  exitCode: z
    .int()
    .nullable()
    .describe('128 and the number of the signal that ended it; null if we ended it'),
  ms: z.int().describe('how long the program ran, without compiling and waiting'),
  compileErrorLine: z.int().nullable().describe('the first line of the source with an error, from 1'),
});
export type RunResult = z.infer<typeof RunResult>;

export const getRunLanguages = endpoint({
  method: 'GET',
  path: '/assessments/runs/languages',
  summary: 'The languages whose programs this installation runs; none without a runner',
  response: z.object({ languages: z.array(z.enum(COMPILED_LANGUAGES)) }),
});

export const runProgram = endpoint({
  method: 'POST',
  path: '/assessments/runs',
  summary: 'Compiles and runs a program in the runner, and answers when it has ended; nothing of it is kept',
  body: ProgramToRun,
  maxBodyBytes: MAX_RUN_BODY_BYTES,
  response: RunResult,
});

export const getProgramRunStep = endpoint({
  method: 'GET',
  path: '/assessments/runs/step',
  summary: 'What the program that the person sent first is doing in the runner; null when none is there',
  response: z.object({ step: z.enum(RUN_STEPS).nullable() }),
});
