import type { CallApi } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import type { PageRequest, RenderedPage, RenderPage } from '@preproom/models/contract/http/renderedPage';
import { PUBLIC_COLLECTIONS } from '@preproom/models/db/announceWrites';
import type { Database } from '@preproom/models/db/database';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Log } from '@preproom/models/runtime/log';
import { createPublicAnswers } from '../publicAnswers/publicAnswers.ts';

/** What came of rendering a page. */
export interface Rendering {
  /** Null for a page that is left to the browser. */
  page: RenderedPage | null;
  /** Whether all that it asked the API for was answered. If not, the browser asks again. */
  isWhole: boolean;
}

export type Render = (request: PageRequest, log: Log) => Promise<Rendering>;

/**
 * Renders pages. Rendering takes ten times as long as all else, so those who have a login share it: what is rendered for them knows
 * that there is a login, and not whose (`PageRequest`).
 */
export function createRender(
  renderPage: RenderPage,
  deps: { database: Pick<Database, 'onWrite'>; clock: Clock },
): Render {
  const renderings = createPublicAnswers<Rendering>(deps, isKeepable);
  return (request, log) => {
    const render = () => renderOnce(renderPage, request, log);
    return request.settings.hasLogin
      ? renderings.find(renderingKey(request), PUBLIC_COLLECTIONS, render)
      : render();
  };
}

/** All that a rendering depends on, besides whether there is a login and the settings of this process. */
export function renderingKey({ language, origin, address }: PageRequest): string {
  return [language, origin, address].join(' ');
}

function isKeepable({ page, isWhole }: Rendering): boolean {
  return isWhole && page?.status === 200;
}

/** A page that cannot be rendered here is left to the browser. */
async function renderOnce(renderPage: RenderPage, request: PageRequest, log: Log): Promise<Rendering> {
  const { call, missing } = countMissing(request.call);
  try {
    const page = await renderPage({ ...request, call });
    return { page, isWhole: missing() === 0 };
  } catch (failure) {
    log.error({ err: failure }, 'page not rendered');
    return { page: null, isWhole: false };
  }
}

/** Counts the calls that have failed or are still waited for. A refusal is an answer. */
function countMissing(call: CallApi): { call: CallApi; missing(): number } {
  let missing = 0;
  return {
    missing: () => missing,
    async call(endpoint, input) {
      missing += 1;
      try {
        const answer = await call(endpoint, input);
        missing -= 1;
        return answer;
      } catch (error) {
        if (error instanceof AppError) missing -= 1;
        throw error;
      }
    },
  };
}
