import type { RenderedPage } from '@preproom/models/contract/http/renderedPage';
import type { Theme } from '@preproom/models/contract/http/theme';
import { PUBLIC_COLLECTIONS } from '@preproom/models/db/announceWrites';
import type { Database } from '@preproom/models/db/database';
import type { Clock } from '@preproom/models/runtime/clock';
import type { CreateLimiter } from '@preproom/models/runtime/limits';
import { createPublicAnswers } from '../publicAnswers/publicAnswers.ts';
import { type WholeAnswer, wholeAnswer } from '../publicAnswers/wholeAnswer.ts';
import type { BuiltClient } from './builtClient.ts';
import { createDrawing } from './drawing.ts';
import { createPageDocument } from './pageDocument.ts';
import { createRender, type RequestedPage } from './rendering.ts';

/** A page in all themes. */
interface Page {
  isKept: boolean;
  inTheme(theme: Theme): WholeAnswer;
}

export interface PageDeps {
  database: Pick<Database, 'onWrite'>;
  clock: Clock;
  limiter: CreateLimiter;
}

/**
 * Makes pages, and keeps them as it keeps other answers that are the same for everyone. A page for somebody with a login knows that there
 * is one, and not whose (`PageSettings`): all who have one share it.
 */
export function createPages(client: BuiltClient, deps: PageDeps): (asked: RequestedPage) => Promise<Page> {
  const documentOf = createPageDocument(client.template);
  const render = createRender({ fetchPageData: client.fetchPageData, drawPage: createDrawing() }, deps);
  const rendered = createPublicAnswers<Page>(deps, ({ isKept }) => isKept);
  const unrendered = createPublicAnswers<Page>(deps, ({ isKept }) => isKept);

  const page = ({ request, found }: RequestedPage, filling: RenderedPage | null, isKept: boolean): Page => {
    const { language, settings } = request;
    const needs = filling?.needs ?? found.needs;
    const links = client.linksFor(needs, { language, isRendered: filling !== null });
    const isForCaches = filling !== null && isKept && !settings.hasLogin;
    const answers: Partial<Record<Theme, WholeAnswer>> = {};
    const draw = (theme: Theme) =>
      wholeAnswer(documentOf({ language, theme, settings, links, rendered: filling }), {
        status: filling?.status ?? 200,
        location: filling?.location ?? null,
        contentType: 'text/html; charset=utf-8',
        // A page that depends on whether there is a login must not be stored by any cache.
        cacheControl: isForCaches ? 'no-cache' : 'no-store',
      });
    return {
      isKept,
      inTheme(theme) {
        answers[theme] ??= draw(theme);
        return answers[theme];
      },
    };
  };
  const left = (asked: RequestedPage) =>
    unrendered.find(emptyKeyOf(asked), [], async () => page(asked, null, true));

  return async (asked) => {
    if (asked.found.kind === 'browser') return left(asked);
    return rendered.find(keyOf(asked), PUBLIC_COLLECTIONS, async () => {
      const rendering = await render(asked);
      if (!rendering.page) return { ...(await left(asked)), isKept: false };
      // Of things that are not there, somebody could name any number.
      const isOfSite = rendering.page.status === 200 || asked.found.kind === 'unknown';
      return page(asked, rendering.page, rendering.isWhole && isOfSite);
    });
  };
}

/** All that an empty page depends on, besides the theme and the settings of this process: there are as many as pages, not as addresses. */
function emptyKeyOf({ request: { language, settings }, found: { needs } }: RequestedPage): string {
  return [language, settings.hasLogin, JSON.stringify(needs)].join(' ');
}

/** All that a page depends on, besides the theme and the settings of this process. */
function keyOf({ request: { language, origin, settings }, found }: RequestedPage): string {
  return [language, origin, settings.hasLogin, found.address].join(' ');
}
