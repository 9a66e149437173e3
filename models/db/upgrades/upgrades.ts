import { sessionEndReason } from './001-session-end-reason.ts';
import { sessionLineChecks } from './002-session-line-checks.ts';
import type { Upgrade } from './upgrade.ts';

/** All of them, in their order. */
export const UPGRADES: readonly Upgrade[] = [sessionEndReason, sessionLineChecks];

/** The version of what this program stores. */
export const SCHEMA_VERSION = UPGRADES.length;
