import type { ReactNode } from 'react';

/** A list of stored data: what, why and for how long. */
export function KeptList({ children }: { children: ReactNode }) {
  return <dl className="border-t border-line text-16">{children}</dl>;
}

interface KeptProps {
  name: string;
  /** How long. */
  until: string;
  /** Content and purpose. */
  children: ReactNode;
}

export function Kept({ name, until, children }: KeptProps) {
  return (
    <div className="grid break-inside-avoid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[10rem_1fr]">
      <dt className="font-medium sm:row-span-2">{name}</dt>
      <dd>{children}</dd>
      <dd className="text-14 text-muted sm:col-start-2">Kept: {until}</dd>
    </div>
  );
}
