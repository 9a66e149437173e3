import { i18n } from '@lingui/core';
import { PAGE_DATA_ID } from '@preproom/models/contract/http/page';
import { hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, type Params } from 'react-router-dom';
import { App } from './app/App.tsx';
import type { RouteHandle } from './app/AppRoutes.tsx';
import { appRoutes } from './app/AppRoutes.tsx';
import { findRoute } from './app/findRoute.ts';
import { forgetDatabasesBut } from './lib/drafts/ownDatabases.ts';
import { claimDrafts } from './lib/drafts/sessionDraft.ts';
import { activateLanguage, pageLanguage } from './lib/i18n.ts';
import { LiveSocketContext } from './lib/live/liveSocketContext.ts';
import { WRITTEN_SETTINGS } from './lib/page/pageSettings.ts';
import { chosenTheme, showTheme } from './lib/page/theme.ts';
import { queryClient } from './lib/queryClient.ts';
import { useStore } from './lib/store.ts';
import { loadErrorTable } from './lib/texts/errorTable.ts';
import { whenIdle } from './lib/whenIdle.ts';
import { hideTransitions } from './ui/transitionEvents.ts';

// zod's generated parsers need `new Function`, which our Content-Security-Policy refuses. Set on the global, because zod
// itself is loaded only by pages that parse.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** In the room what no call needs waits until a call has surely begun: it would delay the first picture. */
const ROOM_QUIET_MS = 10_000;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Vite's dev server sends every page without the chosen theme.
if (import.meta.env.DEV) showTheme(chosenTheme());
hideTransitions(document);
const opened = findRoute(appRoutes(WRITTEN_SETTINGS), window.location.pathname, WRITTEN_SETTINGS);
useStore.subscribe(({ user, hasLoginEnded }) => {
  if (user) claimDrafts(user._id);
  if (user || hasLoginEnded) forgetDatabasesBut(user?._id);
});
const isRoom = opened.kind === 'private' && opened.route.layout === 'room';
void useStore.getState().start(WRITTEN_SETTINGS.hasLogin, isRoom ? ROOM_QUIET_MS : 0);
// Loaded by the pages that need it.
const loadLiveSocket = async () => (await import('./lib/live/liveSocket.ts')).openLiveSocket;
const hydration = Promise.withResolvers<void>();
/** Resolves when the page reacts to clicks. */
export const ready = hydration.promise;
// Before the network may be gone.
void ready.then(() => whenIdle(isRoom ? ROOM_QUIET_MS : 0)).then(loadErrorTable);

/** After the page's own effects. */
function Ready() {
  useEffect(hydration.resolve, []);
  return null;
}

const app = (
  <StrictMode>
    <LiveSocketContext value={loadLiveSocket}>
      <BrowserRouter>
        <App i18n={i18n} queryClient={queryClient} />
      </BrowserRouter>
    </LiveSocketContext>
    <Ready />
  </StrictMode>
);
if (root.hasChildNodes()) await hydratePage(root);
else await renderPage(root);

/** Hydrates a page rendered by the server. Its data, code and texts must be loaded first, or hydration would fail. */
async function hydratePage(rendered: HTMLElement): Promise<void> {
  const data = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (data) hydrate(queryClient, JSON.parse(data));
  // `preload` is called first: it registers the catalogues the page needs, which `activateLanguage` then loads.
  await Promise.all([opened.kind === 'rendered' && opened.Page.preload(), activateLanguage(pageLanguage())]);
  // Hydrates as a transition, in time slices, so the page stays responsive.
  startTransition(() => {
    hydrateRoot(rendered, app);
  });
}

async function renderPage(empty: HTMLElement): Promise<void> {
  if (opened.kind === 'private' && WRITTEN_SETTINGS.hasLogin) beginPage(opened);
  await activateLanguage(pageLanguage()).catch(() => activateLanguage('en'));
  createRoot(empty).render(app);
}

/** Loads what the page needs while it is asked who is logged in; failures are reported where it is shown. Pages that name no files are left to the guards. */
function beginPage({ route, Page, params }: RouteHandle & { params: Params }): void {
  if (route.files) Page.preload().catch(() => undefined);
  route.begin?.(params).catch(() => undefined);
}
