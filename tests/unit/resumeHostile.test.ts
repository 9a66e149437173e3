import { extractResume } from '@preproom/client/src/resume/extract/extractResume.ts';
import { parseResume } from '@preproom/client/src/resume/parseResume.ts';
import { describe, expect, test } from 'vitest';
import { HOSTILE_FILES } from '../support/resume/hostileFiles.ts';

/** The worker is ended after ten seconds; here a file has half of it. */
const MOST_MS = 5_000;

describe('a file that is no good resume', () => {
  test.each(HOSTILE_FILES)('$name ends soon, as $fault', async ({ build, fault }) => {
    const bytes = await build();
    const start = performance.now();
    const outcome = await extractResume(bytes).then(
      (content) => parseResume(content),
      (error: { fault?: string }) => error.fault,
    );
    expect(performance.now() - start).toBeLessThan(MOST_MS);
    if (fault === null) expect(outcome).toMatchObject({ contact: { phones: [{}] } });
    else expect(outcome).toBe(fault);
  });
});
