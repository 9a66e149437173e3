import { TARGET_ROLES } from '@preproom/models/contract/assessments/targetRoles';
import { z } from '@preproom/models/contract/http/zod';
import { expect, test } from 'vitest';
import verbs from './fields/verbs.json' with { type: 'json' };
import jobSkills from './targets/jobSkills.json' with { type: 'json' };
import related from './targets/related.json' with { type: 'json' };
import roles from './targets/roles.json' with { type: 'json' };
import stopWords from './targets/stopWords.json' with { type: 'json' };
import headings from './words/headings.json' with { type: 'json' };
import { headingKind } from './words/headings.ts';

const LOWER_CASE_WORD = /^\p{Ll}+(-\p{Ll}+)*$/u;
const isUnique = (list: readonly string[]) => new Set(list).size === list.length;
const Words = z.array(z.string().regex(LOWER_CASE_WORD)).min(1).refine(isUnique, 'a word is there twice');
const Term = z.string().trim().min(1);

test.each([
  ['headings', headings, z.record(z.string(), z.array(Term).min(1))],
  ['verbs', verbs, z.strictObject({ past: Words, irregularPresent: Words })],
  [
    'roles',
    roles,
    z.strictObject({
      asWritten: z.array(Term).refine(isUnique),
      variants: z.array(z.string().regex(/^[^|]+(?:\|[^|]+)+$/)),
      keywords: z.strictObject(
        Object.fromEntries(
          TARGET_ROLES.map((role) => [
            role,
            z
              .array(Term)
              .min(1)
              .refine((entries) =>
                entries.every((entry) =>
                  entry.split(/\||\s\/\s/).every((term) => term !== '' && term.trim() === term),
                ),
              ),
          ]),
        ),
      ),
    }),
  ],
  [
    'skills of jobs',
    jobSkills,
    z.strictObject({
      terms: z
        .array(Term)
        .refine((terms) => isUnique(terms.flatMap((term) => term.split('|'))), 'a term is there twice'),
      weak: z.array(Term).refine(isUnique, 'a word is there twice'),
    }),
  ],
  ['fields of skills', related, z.array(z.array(Term).min(2).refine(isUnique, 'a skill is there twice'))],
  ['stop words', stopWords, Words],
] as const)('the %s keep their schema', (_, content, schema) => {
  expect(schema.parse(content)).toEqual(content);
});

test('every heading is found as the kind that lists it', () => {
  for (const [kind, names] of Object.entries(headings))
    for (const name of names) expect(headingKind(name), name).toBe(kind);
});

test('most keywords of the roles are in a field of skills', () => {
  const listed = new Set(related.flat().map((term) => term.toLowerCase()));
  const names = Object.values(roles.keywords).flat();
  const without = names.filter(
    (entry) => !entry.split(/\||\s\/\s/).some((term) => listed.has(term.toLowerCase())),
  );
  expect(without.length / names.length, without.join(', ')).toBeLessThan(0.1);
});
