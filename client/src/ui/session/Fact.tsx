import type { ReactNode } from 'react';

interface FactProps {
  name: string;
  note?: ReactNode;
  children: ReactNode;
}

/** One figure of a list of facts (`dl`), with its name and an optional note. */
export function Fact({ name, note, children }: FactProps) {
  return (
    <div className="flex flex-col">
      <dt className="text-14 text-muted">{name}</dt>
      <dd className="font-heading text-20 font-semibold tabular-nums">
        {children} {note && <span className="font-sans text-14 font-normal text-muted">{note}</span>}
      </dd>
    </div>
  );
}
