import type { ReactNode } from 'react';
import { PageHeading } from '../../../ui/PageHeading.tsx';

export interface RoomMessageProps {
  title: string;
  children: ReactNode;
  /** Buttons and links, the main one first. */
  actions?: ReactNode;
  /** What one may look at afterwards. */
  below?: ReactNode;
  /** It has taken the place of what had the focus. */
  takesFocus?: boolean;
}

/** A whole view with one thing to say. */
export function RoomMessage({ title, children, actions, below, takesFocus = false }: RoomMessageProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-4 p-6">
      <PageHeading title={title} takesFocus={takesFocus} />
      <div className="flex flex-col gap-3 text-muted">{children}</div>
      {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
      {below && <div className="mt-4">{below}</div>}
    </main>
  );
}
