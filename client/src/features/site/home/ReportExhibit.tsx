import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from '../../../lib/cx.ts';
import { StarsShown } from '../../../ui/StarsShown.tsx';

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const INDEX = 7;

/** Part of a report: the index, one group of stars and the mentor's comment. */
export function ReportExhibit() {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 rounded-card border border-line bg-paper p-4 sm:gap-6 sm:grid-cols-2 sm:p-6">
      <div className="flex flex-col gap-3 sm:col-span-2">
        <div className="flex items-end justify-between gap-4">
          <p className="font-heading text-18 font-semibold">
            <Trans>Overall Hirability Index</Trans>
          </p>
          <p className="font-heading whitespace-nowrap tabular-nums">
            <Trans>
              <span className="text-38 font-semibold">{INDEX}</span> <span className="text-muted">of 10</span>
            </Trans>
          </p>
        </div>
        <div aria-hidden="true" className="grid grid-cols-10 gap-1">
          {TEN.map((step) => (
            <span key={step} className={cx('h-2 rounded-full', step <= INDEX ? 'bg-peacock' : 'bg-line')} />
          ))}
        </div>
      </div>
      <dl className="grid grid-cols-[1fr_auto] content-start max-sm:hidden items-center gap-x-4 gap-y-2 text-14">
        <Rated name={t`Communication Skills`} stars={4} />
        <Rated name={t`Listening Skills`} stars={5} />
        <Rated name={t`Subject Understanding`} stars={4} />
        <Rated name={t`Stress Handling`} stars={3} />
      </dl>
      <blockquote className="border-l-2 max-sm:hidden border-peacock ps-4 text-14">
        <Trans>Clear and calm. Before a long answer, pause and give the main points first.</Trans>
      </blockquote>
    </div>
  );
}

function Rated({ name, stars }: { name: string; stars: number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <StarsShown value={stars} />
      </dd>
    </>
  );
}
