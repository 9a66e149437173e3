import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/Badge.tsx';

/** Says that what it frames is a sample, of no real person. */
export function SampleFrame({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-4 self-start rounded-card border border-line bg-raised p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-16">{title}</h3>
        <Badge>
          <Trans>Sample</Trans>
        </Badge>
      </div>
      {children}
    </div>
  );
}
