import { beforeAll, describe, expect, test } from 'vitest';
import { CORPUS, type ExpectedFields } from '../support/assessments/resume/corpus.ts';
import { foundFields } from '../support/assessments/resume/foundFields.ts';

/** Of all expected fields, this share must be found exactly. */
const LEAST_SHARE = 0.95;

describe('forty resumes made by us', () => {
  const wrong: string[] = [];
  let right = 0;
  let scans = 0;

  beforeAll(async () => {
    for (const { name, build, expected } of CORPUS) {
      const bytes = await build();
      if (expected === 'scan') {
        await expect(foundFields(bytes)).rejects.toMatchObject({ fault: 'no_text' });
        scans += 1;
      } else right += compare(name, expected, await foundFields(bytes));
    }
  });

  /** How many fields are right; the others are noted. */
  function compare(name: string, expected: ExpectedFields, found: ExpectedFields): number {
    const fields = Object.keys(expected) as (keyof ExpectedFields)[];
    const faults = fields.filter((field) => JSON.stringify(expected[field]) !== JSON.stringify(found[field]));
    for (const field of faults)
      wrong.push(
        `${name}: ${field} is ${JSON.stringify(found[field])}, not ${JSON.stringify(expected[field])}`,
      );
    return fields.length - faults.length;
  }

  test('are forty, of which two are scans and refused as such', () => {
    expect(CORPUS).toHaveLength(40);
    expect(scans).toBe(2);
  });

  test('have at least 95 % of their fields found exactly', () => {
    const share = right / (right + wrong.length);
    console.info(`resume fields: ${right} of ${right + wrong.length} right, ${(share * 100).toFixed(1)} %`);
    for (const line of wrong) console.info(line);
    expect(share).toBeGreaterThanOrEqual(LEAST_SHARE);
  });
});
