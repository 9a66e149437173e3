import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleHelp, CircleMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Check, Evidence, NotJudgedReason } from '../../../../resume/rubric/check.ts';
import { ShowQuote } from '../pages/ShowQuote.tsx';
import { fixText, titleText } from '../texts/fixText.ts';
import { NOT_JUDGED_TEXTS } from '../texts/notJudgedTexts.ts';
import { Keywords } from './Keywords.tsx';

/** One check: its points, the fix if it lost some, and the lines. */
export function CheckItem({ check }: { check: Check }) {
  const { t } = useLingui();
  const { id, points, maximum, earned, lost } = check;
  if (check.notJudged) return <NotJudgedItem check={check} reason={check.notJudged} />;
  const isMet = points === maximum;
  const Mark = isMet ? CircleCheck : CircleMinus;
  return (
    <li className="flex gap-3 py-4">
      <Mark aria-hidden className={`mt-0.5 size-5 shrink-0 ${isMet ? 'text-leaf' : 'text-amber'}`} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h4 className="text-16 font-medium tracking-normal">{t(titleText(check))}</h4>
          <span className="text-14 text-muted tabular-nums">
            <Trans>
              {points} of {maximum}
            </Trans>
          </span>
        </div>
        <Counted check={check} />
        {!isMet && <p>{t(fixText(check))}</p>}
        {id === 'keywords' ? (
          <Keywords found={earned} missing={lost} />
        ) : (
          <>
            <Quotes title={<Trans>Lost points</Trans>} evidence={isMet ? [] : lost} />
            <Quotes title={<Trans>Earned points</Trans>} evidence={earned} />
          </>
        )}
      </div>
    </li>
  );
}

/** A check that says nothing, why, and where was looked. */
function NotJudgedItem({ check, reason }: { check: Check; reason: NotJudgedReason }) {
  const { t } = useLingui();
  return (
    <li className="flex gap-3 py-4">
      <CircleHelp aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h4 className="text-16 font-medium tracking-normal">{t(titleText(check))}</h4>
          <span className="text-14 text-muted">
            <Trans>Not scored</Trans>
          </span>
        </div>
        <p>{t(NOT_JUDGED_TEXTS[reason])}</p>
        <Quotes title={<Trans>We looked here</Trans>} evidence={check.lost} />
      </div>
    </li>
  );
}

/** The number that the points come from. */
function Counted({ check: { values } }: { check: Check }) {
  const { met, total, words, pages } = values;
  if (met === undefined && words === undefined && pages === undefined) return null;
  return (
    <p className="text-14 text-muted">
      {met !== undefined && total !== undefined && (
        <Trans>
          {met} of {total}
        </Trans>
      )}
      {words !== undefined && <Plural value={words} one="# word" other="# words" />}
      {pages !== undefined && <Plural value={pages} one="# page" other="# pages" />}
    </p>
  );
}

/** Lines of the resume, as they stand there. */
function Quotes({ title, evidence }: { title: ReactNode; evidence: readonly Evidence[] }) {
  if (evidence.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 text-14">
      <p className="font-medium">{title}</p>
      <ul className="flex flex-col gap-1">
        {evidence.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a resume may have a line twice
          <li key={index} dir="auto" className="border-s-2 border-line-strong ps-3 text-muted wrap-anywhere">
            <Quote {...one} />
            <ShowQuote quote={one.quote} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A line with the word or date marked that it is about. What stands elsewhere, such as a link's address, is named before it. */
function Quote({ quote, about }: Evidence) {
  const at = about ? quote.toLowerCase().indexOf(about.toLowerCase()) : -1;
  if (!about || quote === about) return quote;
  if (at < 0)
    return (
      <>
        <span className="font-medium text-ink">{about}</span> · {quote}
      </>
    );
  const end = at + about.length;
  return (
    <>
      {quote.slice(0, at)}
      <mark className="bg-marigold/25 font-medium text-ink">{quote.slice(at, end)}</mark>
      {quote.slice(end)}
    </>
  );
}
