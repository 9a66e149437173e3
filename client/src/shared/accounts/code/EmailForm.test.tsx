import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { EmailForm } from './EmailForm.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const field = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });

it('sends nothing before the page’s script runs, and keeps what was typed until then', async () => {
  const onSubmit = vi.fn();
  const form = (
    <I18nProvider i18n={i18n}>
      <EmailForm email="" action="Continue" onSubmit={onSubmit} />
    </I18nProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  // Without a button that can be pressed, Enter in the field does nothing either.
  expect(button().disabled).toBe(true);
  field().value = 'Meera@People.example ';
  render(form, { container, hydrate: true });
  expect(button().disabled).toBe(false);
  await userEvent.click(button());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('meera@people.example');
});

it('says what is wrong and keeps it to be put right', async () => {
  const onSubmit = vi.fn();
  render(
    <I18nProvider i18n={i18n}>
      <EmailForm email="meera" action="Continue" onSubmit={onSubmit} />
    </I18nProvider>,
  );
  await userEvent.click(button());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
  await userEvent.type(field(), '@people.example{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('meera@people.example');
});
