import { type ReactNode, useId } from 'react';

export interface SectionProps {
  title: ReactNode;
  /** Beside the title. */
  badge?: ReactNode;
  /** A sentence or two below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A titled part of the page. */
export function Section({ title, badge, lead, children }: SectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4 border-t border-line pt-8">
      <div className="flex flex-col gap-1">
        <div className="flex items-center gap-3">
          <h2 id={heading} className="text-20 sm:text-24">
            {title}
          </h2>
          {badge}
        </div>
        {lead && <p className="max-w-prose text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
