import { sessionEndReason } from './001-session-end-reason.ts';
import { sessionLineChecks } from './002-session-line-checks.ts';
import { readingsWithoutSlots } from './003-readings-without-slots.ts';
import { accountDefaults } from './004-whole-accounts.ts';
import { readingsOfKnownAdults } from './005-readings-of-known-adults.ts';
import { orderPrices } from './006-order-prices.ts';
import { wantedRefunds } from './007-wanted-refunds.ts';
import { bookings } from './008-bookings.ts';
import { rights } from './009-rights.ts';
import { nameWords } from './010-name-words.ts';
import { linkKinds } from './011-link-kinds.ts';
import { jobStates } from './012-job-states.ts';
import { senderWords } from './013-sender-words.ts';
import { foldedWords } from './014-folded-words.ts';
import { mentorPages } from './015-mentor-pages.ts';
import { quizSubjects } from './016-quiz-subjects.ts';
import { toldOfPublicPages } from './017-told-of-public-pages.ts';
import { oneCodingRound } from './018-one-coding-round.ts';
import { attemptsOfOrders } from './019-attempts-of-orders.ts';
import type { Upgrade } from './upgrade.ts';

/** All upgrades, in order. */
export const UPGRADES: readonly Upgrade[] = [
  sessionEndReason,
  sessionLineChecks,
  readingsWithoutSlots,
  accountDefaults,
  readingsOfKnownAdults,
  orderPrices,
  wantedRefunds,
  bookings,
  rights,
  nameWords,
  linkKinds,
  jobStates,
  senderWords,
  foldedWords,
  mentorPages,
  quizSubjects,
  toldOfPublicPages,
  oneCodingRound,
  attemptsOfOrders,
];

/** The schema version of this program. */
export const SCHEMA_VERSION = UPGRADES.length;
