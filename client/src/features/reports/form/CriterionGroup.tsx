import { type ReactNode, useId } from 'react';

/** A titled part of the form. */
export function CriterionGroup({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <h3 id={heading} className="text-16">
        {title}
      </h3>
      <div className="divide-y divide-line rounded-card border border-line bg-raised">{children}</div>
    </section>
  );
}
