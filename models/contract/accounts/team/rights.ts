import { z } from '../../http/zod.ts';

/** What a member of the team may do. `everything` includes all others, and the team itself. */
export const RIGHTS = ['content', 'people', 'money', 'everything'] as const;
export type Right = (typeof RIGHTS)[number];

/** As they are stored: in the order of RIGHTS, so that the same rights are the same list. */
export const Rights = z.array(z.enum(RIGHTS));

/** `everything` includes the others. */
export function canonicalRights(given: readonly Right[]): Right[] {
  return given.includes('everything') ? ['everything'] : RIGHTS.filter((right) => given.includes(right));
}

/** `any`: one of them is enough. */
export function hasRight(rights: readonly Right[], right: Right | 'any'): boolean {
  if (right === 'any') return rights.length > 0;
  return rights.includes(right) || rights.includes('everything');
}
