import { AppError } from '@preproom/models/contract/http/errors';
import { type ComponentType, type ReactNode, use } from 'react';
import { loadTexts } from '../lib/i18n.ts';
import type { PageSource } from '../lib/page/route.ts';

/** Suspends until the page is loaded. After `preload` it renders synchronously, which hydration needs. */
export interface LazyPage {
  (): ReactNode;
  /** Fetches the page and its texts. Throws AppError `unavailable`. */
  preload(): Promise<ComponentType>;
}

/** A page that is loaded, with its texts, when it is first shown. */
export function lazyPage({ load, catalogue = [] }: PageSource): LazyPage {
  let loading: Promise<ComponentType> | undefined;
  let Loaded: ComponentType | undefined;
  let hasFailed = false;
  const preload = () => {
    // Asked for again after a failure, it is fetched again.
    if (hasFailed) loading = undefined;
    hasFailed = false;
    loading ??= Promise.all([load(), loadTexts([catalogue].flat())]).then(
      ([Page]) => {
        Loaded = Page;
        return Page;
      },
      (cause) => {
        hasFailed = true;
        throw new AppError('unavailable', undefined, { cause });
      },
    );
    return loading;
  };
  const Page = () => {
    // React renders a page that has failed once more: it must find the same failure.
    const Current = Loaded ?? use(loading ?? preload());
    return <Current />;
  };
  return Object.assign(Page, { preload });
}
