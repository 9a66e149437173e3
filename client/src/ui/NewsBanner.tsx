import { useEffect, useRef } from 'react';
import { Banner, type BannerProps } from './Banner.tsx';
import { keepInView } from './keepInView.ts';

/** What has just happened. Takes the focus and comes into view, because the person looks at another part of the page. */
export function NewsBanner(props: BannerProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return;
    element.current.focus({ preventScroll: true });
    return keepInView(element.current);
  }, []);
  return (
    <div ref={element} tabIndex={-1} className="scroll-my-24 rounded-control outline-none">
      <Banner {...props} />
    </div>
  );
}
