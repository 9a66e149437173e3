import type { Product } from '@preproom/models/contract/business/products';

/** What can be done with a program by whoever looks at it. */
export type ProgramState = 'loading' | 'enrolled' | 'open' | 'closed';

export interface Viewer {
  /** Who is there, and what they are enrolled in, is not known yet. */
  isLoading: boolean;
  pack: { course_id: string } | null;
}

export function programState(product: Product, { isLoading, pack }: Viewer): ProgramState {
  if (isLoading) return 'loading';
  if (!product.activate) return 'closed';
  return pack?.course_id === product._id ? 'enrolled' : 'open';
}
