import { type ComponentType, type ReactNode, use } from 'react';
import { loadTexts } from '../lib/i18n.ts';
import type { PageSource } from '../lib/page/route.ts';

/** Suspends until the page is loaded. After `preload` it renders synchronously, which hydration needs. */
export interface LazyPage {
  (): ReactNode;
  /** Fetches the page and its texts. */
  preload(): Promise<ComponentType>;
}

/** A page that is loaded, with its texts, when it is first shown. */
export function lazyPage({ load, catalogue = [] }: PageSource): LazyPage {
  let loading: Promise<ComponentType> | undefined;
  let Loaded: ComponentType | undefined;
  const preload = () => {
    loading ??= Promise.all([load(), loadTexts([catalogue].flat())]).then(([Page]) => {
      Loaded = Page;
      return Page;
    });
    return loading;
  };
  const Page = () => {
    const Current = Loaded ?? use(preload());
    return <Current />;
  };
  return Object.assign(Page, { preload });
}
