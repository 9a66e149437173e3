import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { cx } from '../lib/cx.ts';
import { PageHead } from '../lib/page/PageHead.tsx';

export interface PageHeadingProps {
  /** The document's title, on pages that are not for search engines; the others have a `PageHead`. */
  title?: string;
  /** Overrides the usual size. */
  className?: string;
  /** The heading's text if it differs from the title. */
  children?: ReactNode;
  /** Takes the focus on every mount, because the focused element was replaced by this page. */
  takesFocus?: boolean;
}

/** The page's h1. Takes the focus after in-app navigation, unless the URL has a hash. */
export function PageHeading({
  title,
  className = 'text-30 sm:text-38',
  children,
  takesFocus = false,
}: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname, hash } = useLocation();
  // With react-router's key of the first page load, where the browser handles the focus. A filter that is chosen later changes the key.
  const [opened] = useState({ byBrowser: key === 'default', pathname, hash });
  useEffect(() => {
    const isAsOpened = opened.pathname === pathname && opened.hash === hash;
    if (opened.byBrowser && isAsOpened && !takesFocus) return;
    const part = document.getElementById(hash.slice(1));
    if (part) part.scrollIntoView();
    else heading.current?.focus();
  }, [opened, takesFocus, pathname, hash]);
  return (
    <>
      {title !== undefined && <PageHead title={title} noIndex />}
      <h1 ref={heading} tabIndex={-1} className={cx('wrap-anywhere', className)}>
        {children ?? title}
      </h1>
    </>
  );
}
