import type { Signature } from '@preproom/models/contract/assessments/problems/signature';

/** Characters of a value. Tests of speed have lists that nobody reads to the end. */
const MAX_SHOWN = 400;

/** A value of a test as people write it: `[1, 2]`. Long ones are cut. */
export function valueText(value: unknown): string {
  const text = wholeText(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

function wholeText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(wholeText).join(', ')}]`;
  // What JSON cannot hold, as the programs write it.
  if (typeof value === 'object' && value && '$number' in value) return String(value.$number);
  return JSON.stringify(value ?? null);
}

/** What a test passes to the code: a line for each argument, or for each call of a class. */
export function inputText(signature: Signature, args: readonly unknown[]): string {
  if (signature.kind === 'function')
    return signature.params.map(({ name }, i) => `${name} = ${valueText(args[i])}`).join('\n');
  return (args as readonly [string, ...unknown[]][])
    .map(([name, ...values]) => `${name}(${values.map(valueText).join(', ')})`)
    .join('\n');
}
