import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export type BannerTone = 'error' | 'success' | 'info';

const LOOKS = {
  error: { Icon: CircleAlert, role: 'alert', className: 'border-brick/50 bg-brick/10', icon: 'text-brick' },
  success: { Icon: CircleCheck, role: 'status', className: 'border-leaf/50 bg-leaf/10', icon: 'text-leaf' },
  info: { Icon: Info, role: 'status', className: 'border-sky/50 bg-sky/10', icon: 'text-sky' },
} as const;

export interface BannerProps {
  tone: BannerTone;
  className?: string;
  children: ReactNode;
}

/** A message across the page or above a form. Screen readers announce it when it appears. */
export function Banner({ tone, className, children }: BannerProps) {
  const look = LOOKS[tone];
  return (
    <div
      role={look.role}
      className={cx('flex items-start gap-3 rounded-control border px-4 py-3', look.className, className)}
    >
      <look.Icon aria-hidden className={cx('mt-0.5 size-5 shrink-0', look.icon)} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
