import type { CallApi } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import type {
  DrawPage,
  FetchPageData,
  FoundPage,
  PageRequest,
  RenderedPage,
} from '@preproom/models/contract/http/renderedPage';
import { type CreateLimiter, consumeLimit } from '@preproom/models/runtime/limits';
import type { Log } from '@preproom/models/runtime/log';

/** What came of rendering a page. */
interface Rendering {
  /** Null for a page that is left to the browser. */
  page: RenderedPage | null;
  /** Whether all that it asked the API for was answered. If not, the browser asks again. */
  isWhole: boolean;
}

/** Who asks for which page. */
export interface RequestedPage {
  found: FoundPage;
  request: PageRequest;
  /** Calls the API as a visitor who is not logged in. */
  call: CallApi;
  /** Of whoever asks, as a key for limits. */
  network: string;
  log: Log;
}

type Render = (asked: RequestedPage) => Promise<Rendering>;

interface Steps {
  fetchPageData: FetchPageData;
  drawPage: DrawPage;
}

const LEFT_TO_BROWSER: Rendering = { page: null, isWhole: false };
/** Of pages that visitors name themselves: articles, searches, filters. Their data are read at the same time. */
const CHOSEN_AT_ONCE = 4;
/** Such pages in ten seconds, at some 20 ms each. Whoever asks for more gets pages that the browser fills. */
export const CHOSEN_OF_ONE_NETWORK = 20;

/**
 * Renders pages. There are few fixed addresses, so their pages are always rendered. Of the others, above a limit, pages are left to the
 * browser.
 */
export function createRender(steps: Steps, { limiter }: { limiter: CreateLimiter }): Render {
  const ofNetwork = limiter('page-renderings', CHOSEN_OF_ONE_NETWORK, 10);
  let underWay = 0;
  return async (asked) => {
    const render = () => renderOnce(steps, asked);
    if (asked.found.isFixed) return render();
    if (underWay >= CHOSEN_AT_ONCE) return LEFT_TO_BROWSER;
    underWay += 1;
    try {
      return (await isBelow(ofNetwork, asked.network)) ? await render() : LEFT_TO_BROWSER;
    } finally {
      underWay -= 1;
    }
  };
}

/** Counts one, and tells whether it was still allowed. */
async function isBelow(limit: Parameters<typeof consumeLimit>[0], key: string): Promise<boolean> {
  try {
    await consumeLimit(limit, key);
    return true;
  } catch (refusal) {
    if (refusal instanceof AppError && refusal.code === 'too_many_requests') return false;
    throw refusal;
  }
}

/** A page that cannot be rendered here is left to the browser. */
async function renderOnce(
  { fetchPageData, drawPage }: Steps,
  { request, log, ...asked }: RequestedPage,
): Promise<Rendering> {
  const { call, missing } = countMissing(asked.call);
  try {
    const data = await fetchPageData(request, call);
    const isWhole = missing() === 0;
    return { page: { ...(await drawPage(request, data)), data }, isWhole };
  } catch (failure) {
    log.error({ err: failure }, 'page not rendered');
    return LEFT_TO_BROWSER;
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
