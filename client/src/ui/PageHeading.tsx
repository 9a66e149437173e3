import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageSettings } from '../lib/pageSettings.ts';

export interface PageHeadingProps {
  /** The document's title; the brand is added. */
  title: string;
  /** Another size than a page's usual one. */
  className?: string;
  children?: ReactNode;
}

/** The page's h1 and its document title. Takes the focus when one arrived by a link inside the product. */
export function PageHeading({ title, className = 'text-30 sm:text-38', children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // react-router's key of the first entry: there the browser's own start of the page is right.
  const isFirstView = useLocation().key === 'default';
  useEffect(() => {
    if (!isFirstView) heading.current?.focus();
  }, [isFirstView]);
  return (
    <>
      <title>{`${title} · ${pageSettings.brandName}`}</title>
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children ?? title}
      </h1>
    </>
  );
}
