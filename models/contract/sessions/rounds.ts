/** The rounds a session can be, with the product's own spelling. In a file without schemas, so that public pages load none. */
export const ROUNDS = [
  'Introducation',
  'HR Round 1',
  'Tech Round 1',
  'HR Round 2',
  'Tech Round 2',
  'Tech Round 3',
] as const;
