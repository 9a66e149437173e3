import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** What became of a click. Always mounted, because screen readers announce only what appears in a region that was there before. */
export function WaitlistStatus({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div role="status" className="mb-1 flex gap-2 text-14 empty:sr-only">
      {title && (
        <>
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-leaf" />
          <p className="min-w-0 wrap-anywhere">
            <strong className="font-medium">{title}</strong>
            {children && <span className="block text-muted">{children}</span>}
          </p>
        </>
      )}
    </div>
  );
}
