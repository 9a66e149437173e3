import { Compared } from './texts.ts';

/** The trap field of public forms. The handler answers as if all were well. */
export const Honeypot = Compared.max(2000)
  .optional()
  .describe('a field that people do not see: whoever fills it is a program, and nothing is stored');
