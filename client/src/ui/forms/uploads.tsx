import { createContext, type ReactNode, use, useEffect, useState } from 'react';

interface Uploads {
  isUploading: boolean;
  change: (by: 1 | -1) => void;
}

const UploadsContext = createContext<Uploads | null>(null);

/** While a file uploads within it, its submit buttons are busy: what they send would lack the file. One within another is the same. */
export function AwaitsUploads({ children }: { children: ReactNode }) {
  const outer = use(UploadsContext);
  const [count, setCount] = useState(0);
  const [change] = useState(() => (by: 1 | -1) => setCount((before) => before + by));
  return <UploadsContext value={outer ?? { isUploading: count > 0, change }}>{children}</UploadsContext>;
}

export const useIsUploading = (): boolean => use(UploadsContext)?.isUploading ?? false;

/** Counts an upload for the submit buttons around it. */
export function useCountedUpload(isSending: boolean): void {
  const change = use(UploadsContext)?.change;
  useEffect(() => {
    if (!isSending || !change) return;
    change(1);
    return () => change(-1);
  }, [isSending, change]);
}
