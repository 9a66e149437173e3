import { INDEX_CRITERION, STAR_CRITERIA } from '@preproom/models/contract/catalogues/criteria';
import { Bilingual } from '@preproom/models/contract/http/bilingual';
import { z } from '@preproom/models/contract/http/zod';
import {
  SAMPLE_INTERVIEWS,
  type SampleId,
  SampleInterview,
  type SampleRatings,
} from '@preproom/models/contract/reports/calibration';
import { readContent } from '../../../content/readContent.ts';

/** A written interview as it is kept beside the code, with our own rating and its reasons. */
const WrittenInterview = SampleInterview.pick({
  id: true,
  title: true,
  round: true,
  resume: true,
  exchanges: true,
}).extend({
  reference: z.record(
    z.enum(STAR_CRITERIA),
    z.strictObject({ stars: z.int().min(1).max(5), reason: Bilingual }),
  ),
  index: z.strictObject({ value: z.int().min(1).max(10), reason: Bilingual }),
});
type WrittenInterview = z.infer<typeof WrittenInterview>;

const loaded = new Map<SampleId, WrittenInterview>();

/** Read and checked at the first use. */
export function sampleInterview(id: SampleId): WrittenInterview {
  const known = loaded.get(id);
  if (known) return known;
  const read = readContent(new URL(`./samples/${id}.json`, import.meta.url), WrittenInterview);
  loaded.set(id, read);
  return read;
}

export const sampleInterviews = (): WrittenInterview[] => SAMPLE_INTERVIEWS.map(sampleInterview);

/** Our own ratings of a sample interview. */
export function referenceOf(id: SampleId): SampleRatings {
  const { reference, index } = sampleInterview(id);
  const stars = STAR_CRITERIA.map((criterion) => [criterion, reference[criterion].stars]);
  return { ...Object.fromEntries(stars), [INDEX_CRITERION]: index.value } as SampleRatings;
}
