import { setImmediate } from 'node:timers/promises';
import type { CallApi } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import type {
  FoundPage,
  PageRequest,
  RenderedPage,
  RenderPage,
} from '@preproom/models/contract/http/renderedPage';
import { type CreateLimiter, consumeLimit } from '@preproom/models/runtime/limits';
import type { Log } from '@preproom/models/runtime/log';
import { createTaskOrder } from '@preproom/models/runtime/taskOrder';

/** What came of rendering a page. */
interface Rendering {
  /** Null for a page that is left to the browser. */
  page: RenderedPage | null;
  /** Whether all that it asked the API for was answered. If not, the browser asks again. */
  isWhole: boolean;
}

/** Who asks for which page. */
export interface AskedPage {
  found: FoundPage;
  request: Omit<PageRequest, 'inTurn'>;
  /** Of whoever asks, as a key for limits. */
  network: string;
  log: Log;
}

type Render = (asked: AskedPage) => Promise<Rendering>;

const LEFT_TO_BROWSER: Rendering = { page: null, isWhole: false };
/** Of pages that visitors name themselves: articles, searches, filters. Their data are read at the same time. */
const CHOSEN_AT_ONCE = 4;
/** Such pages in a minute: four a second, at some 20 ms each. Whoever asks for more gets pages that the browser fills. */
export const CHOSEN_OF_ONE_NETWORK = 240;

/**
 * Renders pages, one after the other, and lets everything else that waits go first each time. There are few fixed addresses, so their
 * pages are always rendered. Of the others, above a limit, pages are left to the browser.
 */
export function createRender(renderPage: RenderPage, { limiter }: { limiter: CreateLimiter }): Render {
  const ofNetwork = limiter('page-renderings', CHOSEN_OF_ONE_NETWORK, 60);
  const inOrder = createTaskOrder();
  const inTurn: PageRequest['inTurn'] = (render) =>
    inOrder('page', async () => {
      await setImmediate();
      return render();
    });
  let underWay = 0;
  return async (asked) => {
    const render = () => renderOnce(renderPage, { ...asked.request, inTurn }, asked.log);
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
async function renderOnce(renderPage: RenderPage, request: PageRequest, log: Log): Promise<Rendering> {
  const { call, missing } = countMissing(request.call);
  try {
    const page = await renderPage({ ...request, call });
    return { page, isWhole: missing() === 0 };
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
