import { type ReactNode, useId } from 'react';

/** One part of a report below the ratings, under its heading. */
export function ReportPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="flex min-w-0 flex-col gap-6 border-t border-line pt-10 print:pt-6"
    >
      <h2 id={heading} className="text-20">
        {title}
      </h2>
      {children}
    </section>
  );
}
