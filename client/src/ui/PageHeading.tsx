import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { cx } from '../lib/cx.ts';
import { PageHead } from '../lib/page/PageHead.tsx';

export interface PageHeadingProps {
  /** The document's title, on pages that are not for search engines; the others have a `PageHead`. */
  title?: string;
  /** Another size than a page's usual one. */
  className?: string;
  /** The heading's text, where it is not the title. */
  children?: ReactNode;
  /** Also in a first view: it has taken the place of what had the focus. */
  takesFocus?: boolean;
}

/** The page's h1. Takes the focus when one arrived by a link inside the product, unless that named a part of the page. */
export function PageHeading({
  title,
  className = 'text-30 sm:text-38',
  children,
  takesFocus = false,
}: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // react-router's key of the first entry: there the browser's own start of the page is right.
  const { key, hash } = useLocation();
  const isFirstView = key === 'default';
  useEffect(() => {
    if (isFirstView && !takesFocus) return;
    const part = document.getElementById(hash.slice(1));
    if (part) part.scrollIntoView();
    else heading.current?.focus();
  }, [isFirstView, takesFocus, hash]);
  return (
    <>
      {title !== undefined && <PageHead title={title} noIndex />}
      <h1 ref={heading} tabIndex={-1} className={cx('wrap-anywhere', className)}>
        {children ?? title}
      </h1>
    </>
  );
}
