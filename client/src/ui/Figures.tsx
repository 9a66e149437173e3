import type { ReactNode } from 'react';

export interface FiguresProps {
  title: ReactNode;
  /** Of the heading. */
  id: string;
  children: ReactNode;
}

/** A few large numbers under one heading. */
export function Figures({ title, id, children }: FiguresProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-20">
        {title}
      </h2>
      {/* Two in a row on a phone; an odd one takes the whole last row. */}
      <dl className="grid grid-cols-2 gap-3 max-sm:[&>:last-child:nth-child(odd)]:col-span-2 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {children}
      </dl>
    </section>
  );
}

export interface FigureProps {
  name: ReactNode;
  /** What the number does not say. */
  note?: ReactNode;
  children: ReactNode;
}

export function Figure({ name, note, children }: FigureProps) {
  return (
    <div className="rounded-card border border-line bg-raised p-4">
      <dt className="text-14 text-muted">{name}</dt>
      <dd className="mt-1 font-heading text-24 leading-tight font-semibold tabular-nums sm:text-30">
        {children}
        {note && <span className="mt-1 block font-sans text-12 font-normal text-muted">{note}</span>}
      </dd>
    </div>
  );
}
