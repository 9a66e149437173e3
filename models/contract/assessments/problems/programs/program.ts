import type { CodeLanguage } from '../signature.ts';
import { cppProgram } from './cpp.ts';
import { javaProgram } from './java.ts';
import { javascriptProgram } from './javascript.ts';
import { pythonProgram } from './python.ts';
import type { Program, Trial } from './trial.ts';

const PROGRAMS: Record<CodeLanguage, (trial: Trial) => Program> = {
  javascript: javascriptProgram,
  // The types are taken out of the whole program.
  typescript: javascriptProgram,
  python: pythonProgram,
  java: javaProgram,
  cpp: cppProgram,
};

/**
 * A program that calls a person's code once a test. For each it prints one line, the nonce and then JSON:
 * `{"result": …, "ms": 0.2}` or `{"error": "TypeError: …", "ms": 0.2}`. What the code itself prints stands before its test's line.
 * A number that JSON cannot hold is `{"$number": "NaN"}`.
 */
export function programFor(language: CodeLanguage, trial: Trial): Program {
  return PROGRAMS[language](trial);
}
