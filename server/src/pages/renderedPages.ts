import type { PageRequest, RenderedPage, RenderPage } from '@preproom/models/contract/http/renderedPage';
import type { Clock } from '@preproom/models/runtime/clock';

/** An edit shows after at most this long. Many visitors of one page at once cause one rendering. */
const KEEP_MS = 10_000;
/** Some hundred kilobytes each at most: tens of megabytes when everybody asks for something else. */
const MAX_KEPT = 200;

interface Kept {
  page: Promise<RenderedPage | null>;
  until: number;
}

/** Renders pages, each at most once in 10 seconds for one address, origin, language and kind of visitor. */
export function createRenderedPages(renderPage: RenderPage, clock: Clock): RenderPage {
  const kept = new Map<string, Kept>();
  return (request) => {
    const key = keyOf(request);
    const known = kept.get(key);
    if (known && clock.now() < known.until) return known.page;
    const page = renderPage(request);
    kept.delete(key);
    kept.set(key, { page, until: clock.now() + KEEP_MS });
    // Failures and 404 pages are not cached.
    page.then(
      (rendered) => rendered?.status !== 200 && kept.delete(key),
      () => kept.delete(key),
    );
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return page;
  };
}

function keyOf({ address, origin, language, settings }: PageRequest): string {
  return [language, settings.hasLogin, origin, address].join(' ');
}
