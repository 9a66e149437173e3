import { beforeEach, expect, test } from 'vitest';
import type { Contact } from '../../../resume/fields/contact.ts';
import { isOfOnePerson, ownerOf, rememberOwner } from './resumeOwners.ts';

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
  rememberOwner('two', asha);
  rememberOwner('other', rahul);
  expect(isOfOnePerson('one', 'two')).toBe(true);
  expect(isOfOnePerson('one', 'other')).toBe(false);
  expect(isOfOnePerson('one', 'made elsewhere')).toBe(false);
  expect(isOfOnePerson('made elsewhere', 'there too')).toBe(false);
});

test('what is kept tells neither the name nor the address', async () => {
  rememberOwner('one', (await ownerOf(person('Asha Verma', 'asha@post.example'))) ?? '');
  const kept = JSON.stringify({ ...localStorage });
  expect(kept).not.toMatch(/asha|verma|post\.example/i);
});

test('only the last fifty analyses are remembered', async () => {
  const owner = (await ownerOf(person('Asha'))) ?? '';
  for (let index = 0; index < 51; index += 1) rememberOwner(`attempt ${index}`, owner);
  expect(isOfOnePerson('attempt 0', 'attempt 50')).toBe(false);
  expect(isOfOnePerson('attempt 1', 'attempt 50')).toBe(true);
});
