import { extractResume } from '@preproom/client/src/resume/extract/extractResume.ts';
import { parseResume } from '@preproom/client/src/resume/parseResume.ts';
import { describe, expect, test } from 'vitest';
import { HOSTILE_FILES } from '../support/assessments/resume/hostileFiles.ts';

/** Only for what would never end: on the page the worker is ended after ten seconds. */
const GIVE_UP_MS = 60_000;

describe('a file that is no good resume', () => {
  test.each(HOSTILE_FILES)('$name ends, as $fault', { timeout: GIVE_UP_MS }, async ({ build, fault }) => {
    const bytes = await build();
    const outcome = await extractResume(bytes).then(
      (content) => parseResume(content),
      (error: { fault?: string }) => error.fault,
    );
    if (fault === null) expect(outcome).toMatchObject({ contact: { phones: [{}] } });
    else expect(outcome).toBe(fault);
  });
});
