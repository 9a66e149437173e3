import { useEffect } from 'react';
import { useStore } from '../../lib/store.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Banner } from '../../ui/Banner.tsx';

/** Shows the store's error across the page for 3 seconds, and scrolls to the top so that it is seen. */
export function ErrorBanner() {
  const error = useStore((state) => state.error);
  const errorText = useErrorText();
  useEffect(() => {
    if (error) window.scrollTo({ top: 0, behavior: 'smooth' });
  }, [error]);
  if (!error) return null;
  return (
    <div className="fixed inset-x-0 top-0 z-40 flex justify-center bg-paper p-3 shadow-layer">
      <Banner tone="error" className="w-full max-w-xl">
        {errorText(error)}
      </Banner>
    </div>
  );
}
