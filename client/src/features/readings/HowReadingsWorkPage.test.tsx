import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../../locales/en/messages.po';
import { HowReadingsWorkPage } from './HowReadingsWorkPage.tsx';

afterEach(cleanup);

test('says how each reading is computed, what it cannot know, who sees it and when it is deleted', () => {
  i18n.loadAndActivate({ locale: 'en', messages });
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <HowReadingsWorkPage />
      </MemoryRouter>
    </I18nProvider>,
  );
  for (const name of ['Ranacorus', 'Enthusiasm', 'Confidence', 'Nervousness', 'Depress'])
    expect(screen.getByRole('region', { name }).textContent).toContain('·');
  for (const name of ['What it can’t tell you', 'Who sees it and how to delete it'])
    expect(screen.getByRole('heading', { name })).toBeDefined();
  expect(screen.getByText(/They don’t show what you felt/)).toBeDefined();
  expect(screen.getByText(/usually 100% in a calm session/)).toBeDefined();
  expect(screen.getByText(/after 90 days/)).toBeDefined();
  expect(screen.getByText('Beta')).toBeDefined();
});
