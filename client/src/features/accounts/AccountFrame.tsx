import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

export interface AccountFrameProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** Below the card: links to the other forms. */
  footer?: ReactNode;
}

/** The narrow page around log-in and sign-up forms. */
export function AccountFrame({ title, lead, children, footer }: AccountFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 py-10 sm:py-20">
      <div className="flex flex-col gap-3">
        <PageHeading title={title} />
        <p className="text-muted">{lead}</p>
      </div>
      <Card>{children}</Card>
      {footer && <div className="flex flex-col gap-2 text-14 text-muted">{footer}</div>}
    </div>
  );
}
