import { DAY_MS } from '@preproom/models/contract/http/durations';
import type { Feature } from '../../../feature.ts';
import { calibrateRatings } from './calibrateRatings.ts';
import { calibrationHandlers } from './calibration.handlers.ts';
import { calibrationPolicies } from './calibration.policy.ts';

/** Ratings that can be compared: how each mentor's stars relate to those of others, measured nightly. */
export const calibration = {
  policies: calibrationPolicies,
  handlers: calibrationHandlers,
  jobs: (deps) => ({
    'ratings:calibrate': { everyMs: DAY_MS, maxAttempts: 3, run: () => calibrateRatings(deps) },
  }),
} satisfies Feature<typeof calibrationPolicies>;
