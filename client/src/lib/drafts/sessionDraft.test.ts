import { beforeEach, expect, test } from 'vitest';
import { forgetDrafts, readDraft, writeDraft } from './sessionDraft.ts';

beforeEach(() => sessionStorage.clear());

test('forgets the drafts of one form, and no other', () => {
  writeDraft('contact:', { name: 'Asha' });
  writeDraft('contact:MBA', { name: 'Asha' });
  writeDraft('signup', { name: 'Ravi' });
  forgetDrafts('contact:');
  expect([readDraft('contact:'), readDraft('contact:MBA'), readDraft('signup')]).toEqual([
    {},
    {},
    { name: 'Ravi' },
  ]);
});
