import { z } from '../http/zod.ts';
import { Code } from './codes.ts';
import { MAX_PASSWORD_LENGTH } from './passwords.ts';

/** That an account is one's own, and not just an open browser: by its password, or by a code that was mailed to its address. */
export const AccountProof = z
  .strictObject({
    password: z.string().min(1).max(MAX_PASSWORD_LENGTH).optional(),
    code: Code.optional(),
  })
  .refine(
    ({ password, code }) => (password === undefined) !== (code === undefined),
    'either the password or a code',
  );
export type AccountProof = z.infer<typeof AccountProof>;
