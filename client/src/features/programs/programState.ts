import type { Product } from '@preproom/models/contract/business/products';

/** What the current user can do with a program. */
export type ProgramState = 'loading' | 'enrolled' | 'open' | 'closed';

export interface Viewer {
  /** The user is still loading. */
  isLoading: boolean;
  pack: { course_id: string } | null;
}

export function programState(product: Product, { isLoading, pack }: Viewer): ProgramState {
  if (isLoading) return 'loading';
  if (!product.activate) return 'closed';
  return pack?.course_id === product._id ? 'enrolled' : 'open';
}
