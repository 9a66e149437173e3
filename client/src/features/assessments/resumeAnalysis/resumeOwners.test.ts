import { beforeEach, expect, test } from 'vitest';
import type { Contact } from '../../../resume/fields/contact.ts';
import { isOwnedBy, ownerOf, rememberOwner } from './resumeOwners.ts';

beforeEach(() => localStorage.clear());

const person = (name: string, email?: string): Contact =>
  ({
    name: { value: name, line: null },
    emails: email ? [{ value: email, line: null }] : [],
    phones: [],
    links: [],
  }) as unknown as Contact;

test('two files with one e-mail address are of one person, however the name is written', async () => {
  const first = await ownerOf(person('Asha Verma', 'asha@post.example'));
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(await ownerOf(person('ASHA VERMA', 'Asha@post.example'))).toBe(first);
  expect(await ownerOf(person('Asha Verma', 'other@post.example'))).not.toBe(first);
});

test('without an address the name tells people apart, and without both nothing does', async () => {
  expect(await ownerOf(person('Asha  Verma'))).toBe(await ownerOf(person('asha verma')));
  expect(await ownerOf({ ...person(''), name: null })).toBeNull();
});

test('an analysis is compared only with those of the same person on this device', async () => {
  const asha = (await ownerOf(person('Asha', 'asha@post.example'))) ?? '';
  const rahul = (await ownerOf(person('Rahul', 'rahul@post.example'))) ?? '';
  rememberOwner('one', asha);
  expect(isOwnedBy('one', asha)).toBe(true);
  expect(isOwnedBy('one', rahul)).toBe(false);
  expect(isOwnedBy('made elsewhere', asha)).toBe(false);
});

test('what is kept tells neither the name nor the address', async () => {
  rememberOwner('one', (await ownerOf(person('Asha Verma', 'asha@post.example'))) ?? '');
  const kept = JSON.stringify({ ...localStorage });
  expect(kept).not.toMatch(/asha|verma|post\.example/i);
});

test('only the last fifty analyses are remembered', async () => {
  const owner = (await ownerOf(person('Asha'))) ?? '';
  for (let index = 0; index < 51; index += 1) rememberOwner(`attempt ${index}`, owner);
  expect(isOwnedBy('attempt 0', owner)).toBe(false);
  expect(isOwnedBy('attempt 50', owner)).toBe(true);
});
