import { beforeEach, describe, expect, test } from 'vitest';
import { claimDrafts, forgetDraftsBut, writeDraft } from './sessionDraft.ts';

beforeEach(() => sessionStorage.clear());

const left = () =>
  Object.keys(sessionStorage)
    .filter((key) => key !== 'preproom.draftsOf')
    .sort();

function typeEverywhere() {
  for (const key of ['apply:job', 'contact:', 'act:refund', 'profile:asha:about']) writeDraft(key, { a: 1 });
  for (const key of ['preproom.tabId', 'reading-withdrawal:room', 'speech-withdrawal:room'])
    sessionStorage.setItem(key, 'x');
}
const NO_DRAFTS = ['preproom.tabId', 'reading-withdrawal:room', 'speech-withdrawal:room'];

describe('what one person has typed is not shown to the next in the same tab', () => {
  test('who logs in after the first has logged out', () => {
    claimDrafts('asha');
    typeEverywhere();
    forgetDraftsBut('asha');
    expect(left()).toEqual(['preproom.tabId', 'profile:asha:about', ...NO_DRAFTS.slice(1)]);
  });

  test('who logs in after the login of the first has ended, or in another tab', () => {
    claimDrafts('asha');
    typeEverywhere();
    claimDrafts('ravi');
    expect(left()).toEqual(NO_DRAFTS);
  });
});

test('a person who logs in again finds what they typed, and a visitor who logs in as well', () => {
  typeEverywhere();
  const before = left();
  claimDrafts('asha');
  claimDrafts('asha');
  expect(left()).toEqual(before);
});

test('what a visitor types after a log-out is theirs when they log in', () => {
  claimDrafts('asha');
  forgetDraftsBut('asha');
  writeDraft('contact:', { name: 'Ravi' });
  claimDrafts('ravi');
  expect(left()).toEqual(['contact:']);
});

test('what was typed about a person is not kept for that person', () => {
  const about = [
    'act:cell:asha:Name',
    'act:grant:asha',
    'act:suspend:asha',
    'act:rights:asha:',
    'profile:ashanti:about',
  ];
  const own = ['profile:asha:about', 'mentor:asha', 'checkout:asha:btech', 'availability:asha'];
  for (const userId of ['asha', 'ravi']) {
    sessionStorage.clear();
    claimDrafts('priya');
    for (const key of [...about, ...own]) writeDraft(key, { text: 'x' });
    claimDrafts(userId);
    expect(left()).toEqual(userId === 'asha' ? own.toSorted() : []);
  }
});
