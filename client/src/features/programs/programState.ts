import type { Enrolment } from '@preproom/models/contract/payments/packs';
import type { Product } from '@preproom/models/contract/programs/products';

/** What the current user can do with a program. */
export type ProgramState = 'loading' | 'enrolled' | 'open' | 'closed' | 'waiting';

export interface Viewer {
  /** The user is still loading. */
  isLoading: boolean;
  enrolments: readonly Pick<Enrolment, 'course_id' | 'state'>[];
  /** The programs that the user waits for. */
  waitlist: readonly string[];
}

/** Whoever has a pack of a program goes to it, even if nobody else can enrol any more. */
export function programState(product: Product, { isLoading, enrolments, waitlist }: Viewer): ProgramState {
  if (isLoading) return 'loading';
  if (enrolments.some(({ course_id, state }) => course_id === product._id && state !== 'ended'))
    return 'enrolled';
  if (product.activate) return 'open';
  return waitlist.includes(product._id) ? 'waiting' : 'closed';
}
