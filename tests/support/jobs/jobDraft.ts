import { DAY_MS } from '@preproom/models/contract/http/durations';
import type { JobDraft } from '@preproom/server/features/jobs/job.service';

const LAKH_PAISE = 100_000 * 100;

/** An open job, posted yesterday and open until tomorrow; a test states only what matters to it. */
export function jobDraft(nowMs: number, change: Partial<JobDraft> = {}): JobDraft {
  return {
    title: 'Developer',
    company: 'A company',
    place: 'Pune',
    isRemote: false,
    experience: { minYears: 1, maxYears: 3 },
    salary: { minPaise: 6 * LAKH_PAISE, maxPaise: 9 * LAKH_PAISE },
    skills: ['React'],
    html: '<p>Text.</p>',
    applyUrl: null,
    postedAt: new Date(nowMs - DAY_MS),
    expiresAt: new Date(nowMs + DAY_MS),
    state: 'open',
    isSample: false,
    ...change,
  };
}
