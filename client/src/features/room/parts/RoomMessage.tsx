import type { ReactNode } from 'react';
import { PageHeading } from '../../../ui/PageHeading.tsx';

export interface RoomMessageProps {
  title: string;
  children: ReactNode;
  /** Buttons and links, the main one first. */
  actions?: ReactNode;
  /** Optional details below the actions. */
  below?: ReactNode;
  /** Focuses the heading: the element that had the focus was removed. */
  takesFocus?: boolean;
}

/** A full-page view with one message. */
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
