import { useLingui } from '@lingui/react/macro';

/** Calibration progress, 0 to 1. */
export function CalibrationProgress({ progress }: { progress: number }) {
  const { t } = useLingui();
  const percent = Math.round(100 * progress);
  return (
    <div
      role="progressbar"
      aria-label={t`Learning your relaxed face`}
      aria-valuenow={percent}
      className="h-1 overflow-hidden rounded-full bg-line"
    >
      <div className="h-full bg-leaf transition-[width] duration-200" style={{ width: `${percent}%` }} />
    </div>
  );
}
