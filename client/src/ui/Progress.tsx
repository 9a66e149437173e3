export interface ProgressProps {
  label: string;
  /** From 0 to 1. */
  share: number;
}

/** A progress bar. */
export function Progress({ label, share }: ProgressProps) {
  const percent = Math.round(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-2 w-full overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full rounded-full bg-peacock transition-[width] duration-150"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
