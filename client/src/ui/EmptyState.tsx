import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: ReactNode;
  /** Why it is empty, and what to do. */
  children: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-2 rounded-card border border-dashed border-line-strong p-6">
      <p className="font-heading text-18 font-semibold">{title}</p>
      <div className="max-w-prose text-muted">{children}</div>
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
