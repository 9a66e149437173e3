import { i18n } from '@lingui/core';
import type { StudentProfile } from '@preproom/models/contract/learners/studentProfile';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../lib/store.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../lib/testing/samples.ts';
import { AboutForm } from './AboutForm.tsx';

const NEW: StudentProfile = {
  dateOfBirth: null,
  language: 'en',
  education: null,
  goal: null,
  skills: null,
  guardian: null,
  needsGuardian: false,
  OnboardingStep: 0,
  completed: false,
};

afterEach(() => {
  cleanup();
  i18n.activate('en');
});

it('has the language of the site, also when the header changes it, so that saving never changes it back', () => {
  useStore.setState({ ...INITIAL_STATE, isUserPending: false, user: aCurrentUser('user').data });
  renderPage(<AboutForm profile={NEW} action="Next" onSaved={() => {}} />);
  const field = () => screen.getByLabelText<HTMLSelectElement>('Language');
  expect(field().value).toBe('en');
  act(() => i18n.loadAndActivate({ locale: 'hi', messages: i18n.messages }));
  expect(field().value).toBe('hi');
});
