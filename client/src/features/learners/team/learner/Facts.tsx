import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Card } from '../../../../ui/Card.tsx';

interface BlockProps {
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of the page. */
export function Block({ title, action, children }: BlockProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-18">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}

/** Labels and values; a missing value says so. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-3 text-14 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)]">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere">
            {fact || (
              <span className="text-muted">
                <Trans>Not provided</Trans>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
