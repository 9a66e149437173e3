import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { PageSettings } from '@preproom/models/contract/http/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import { PageSettingsContext, WRITTEN_SETTINGS } from '../page/pageSettings.ts';
import { createMutationCache } from '../queryClient.ts';

// Only an upper limit for slow machines: a wait ends as soon as its condition holds.
configure({ asyncUtilTimeout: 10_000 });

export interface RenderOptions {
  at?: string;
  /** What the link that led here has passed on. */
  state?: unknown;
  /** Where they differ from those of a page without a server. */
  settings?: Partial<PageSettings>;
}

/** Renders a page at a URL with the app's providers. In English, from the source texts. */
export function renderPage(page: ReactElement, { at = '/', state, settings = {} }: RenderOptions = {}) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const queryClient = new QueryClient({
    mutationCache: createMutationCache(),
    defaultOptions: { queries: { retry: false } },
  });
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <PageSettingsContext value={{ ...WRITTEN_SETTINGS, ...settings }}>
          <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
            {page}
            <Address />
          </MemoryRouter>
        </PageSettingsContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
}

/** Shows the current URL, for tests of navigation. */
function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}
