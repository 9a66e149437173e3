import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activateLanguage, chooseLanguage } from '../i18n.ts';
import { type LaterPartOptions, type LaterPartProps, laterPart } from './laterPart.tsx';
import { useIsHydrated } from './useIsHydrated.ts';

/** Says when its code runs. */
function Field() {
  return <input aria-label="E-mail" data-live={useIsHydrated()} />;
}
const isLive = () => waitFor(() => expect(screen.getByLabelText('E-mail').dataset.live).toBe('true'));

const undo: (() => unknown)[] = [];
let idle: () => void;
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idle = callback;
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  // The language is back before the next test: a change would make React drop what the server has rendered.
  for (const act of undo.splice(0)) await act();
  cleanup();
});

const focusIn = (field: HTMLElement) =>
  act(async () => void field.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));

/** A page with a part of this kind, hydrated from what the server renders of it. */
async function hydrated(when: LaterPartOptions['when'], props: LaterPartProps = {}) {
  const load = vi.fn(async () => Field);
  const Part = laterPart(load, { catalogue: ['accounts'], ...(when && { when }) });
  await activateLanguage('en', []);
  const page = document.createElement('div');
  // As `LaterPart` is on the server, where the code is there.
  page.innerHTML = renderToString(
    <div className="contents">
      <Suspense>
        <Field />
      </Suspense>
    </div>,
  );
  document.body.append(page);
  const faults: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(
      page,
      <I18nProvider i18n={i18n}>
        <Part {...props} />
      </I18nProvider>,
      { onRecoverableError: (fault) => faults.push(fault) },
    ),
  );
  undo.push(
    () => act(() => root.unmount()),
    () => page.remove(),
  );
  return { root, load, field: screen.getByLabelText<HTMLInputElement>('E-mail'), faults };
}

describe('a part that is fetched for whoever uses it', () => {
  it('stands as the server rendered it until somebody turns to it, and keeps what is typed', async () => {
    const { load, field, faults } = await hydrated('used');
    expect(load).not.toHaveBeenCalled();
    field.value = 'asha@people.example';
    await focusIn(field);
    expect(load).toHaveBeenCalledOnce();
    await isLive();
    expect(screen.getByLabelText('E-mail')).toBe(field);
    expect(field.value).toBe('asha@people.example');
    expect(faults).toEqual([]);
  });

  it('is fetched by pointing at it', async () => {
    const { load, field } = await hydrated('used');
    await act(async () => void field.dispatchEvent(new Event('pointermove', { bubbles: true })));
    expect(load).toHaveBeenCalledOnce();
  });

  it('is fetched when the browser is idle, once', async () => {
    const { load, field } = await hydrated('used');
    expect(load).not.toHaveBeenCalled();
    await act(async () => idle());
    await focusIn(field);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is fetched at once for whoever has begun', async () => {
    expect((await hydrated('used', { isNeeded: true })).load).toHaveBeenCalledOnce();
  });
});

it('fetches a part that only shows before the language changes', async () => {
  const { load, field, faults } = await hydrated('changed');
  await focusIn(field);
  expect(load).not.toHaveBeenCalled();
  undo.push(() => activateLanguage('en'));
  // The language waits for the part, and within `act` no part would ever be live.
  const chosen = chooseLanguage('hi');
  await isLive();
  await act(() => chosen);
  expect(load).toHaveBeenCalledOnce();
  expect(i18n.locale).toBe('hi');
  expect(screen.getByLabelText('E-mail')).toBe(field);
  expect(faults).toEqual([]);
});

it('keeps no change of language waiting once it is gone', async () => {
  const { root } = await hydrated('changed');
  undo.push(() => activateLanguage('en'));
  const chosen = act(() => chooseLanguage('hi'));
  act(() => root.unmount());
  await chosen;
  expect(i18n.locale).toBe('hi');
});

it.each(['near', 'used', 'changed'] as const)(
  'is fetched at once in a page that the browser renders (%s)',
  async (when) => {
    const Part = laterPart(async () => Field, { when, placeholder: 'Wait' });
    await act(async () => render(<Part />));
    expect(screen.getByLabelText('E-mail')).toBeTruthy();
  },
);
