import {
  elementType,
  judgedType,
  type Method,
  type Signature,
  type ValueType,
} from '@preproom/models/contract/assessments/problems/signature';
import type { KeptProblem } from '@preproom/server/features/assessments/problems/bank';
import { codeTestsOf } from '@preproom/server/features/assessments/problems/problem.present';

const FILES = {
  code: ['solution.js', 'solution.py', 'solution.java', 'solution.cpp', 'wrong.js'],
  sql: ['schema.sql', 'solution.sql', 'wrong.sql'],
} as const;
const INT = 2 ** 31;

/** Files that are missing, and tests whose values are not of the signature's types. */
export function faultsOfForm({ content, read }: KeptProblem): string[] {
  const faults = FILES[content.kind]
    .filter((file) => !isThere(read, file))
    .map((file) => `${file} is missing`);
  if (content.kind === 'sql') return faults;
  const { open, hidden } = codeTestsOf(content);
  const badTests = [...open, ...hidden].flatMap((test, i) =>
    fitsSignature(content.signature, test) ? [] : [`test ${i} does not fit the signature`],
  );
  const explained = content.open.some(({ why }) => why) ? [] : ['no example is explained'];
  return [...faults, ...badTests, ...explained];
}

function isThere(read: KeptProblem['read'], file: string): boolean {
  try {
    return read(file).trim() !== '';
  } catch {
    return false;
  }
}

function fitsSignature(
  signature: Signature,
  { args, expect }: { args: readonly unknown[]; expect: unknown },
) {
  if (signature.kind === 'function') return fitParams(signature, args) && fits(judgedType(signature), expect);
  const [made, ...steps] = args as unknown[][];
  if (made?.[0] !== signature.name || !Array.isArray(expect) || expect.length !== args.length) return false;
  if (!fitParams(signature, made.slice(1)) || expect[0] !== null) return false;
  return steps.every(([name, ...values], i) => {
    const method = signature.methods.find((one) => one.name === name);
    if (!method || !fitParams(method, values)) return false;
    const result = expect[i + 1];
    return method.returns === 'void' ? result === null : fits(method.returns, result);
  });
}

function fitParams({ params }: Pick<Method, 'params'>, values: readonly unknown[]): boolean {
  return values.length === params.length && params.every(({ type }, i) => fits(type, values[i]));
}

/** Whether a value of JSON is of the type. Numbers are exact in every language and in JSON: no NaN, no −0. */
function fits(type: ValueType, value: unknown): boolean {
  const element = elementType(type);
  if (element) return Array.isArray(value) && value.every((each) => fits(element, each));
  if (type === 'ListNode') return fits('int[]', value);
  if (type === 'TreeNode')
    return Array.isArray(value) && value.every((each) => each === null || fits('int', each));
  if (type === 'string' || type === 'boolean') return typeof value === type;
  if (typeof value !== 'number' || !Number.isFinite(value) || Object.is(value, -0)) return false;
  if (type === 'float') return true;
  return Number.isSafeInteger(value) && (type === 'long' || (value >= -INT && value < INT));
}
