import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RESUME_RUBRIC, type ResumeCheck } from '@preproom/models/contract/assessments/resumeRubric';
import { CircleCheck, CircleHelp, CircleMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Check, Evidence, NotJudgedReason } from '../../../../resume/rubric/check.ts';
import { ShowQuote } from '../pages/ShowQuote.tsx';
import { byLength, fixText, titleText } from '../texts/fixText.ts';
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
              {points} of {maximum} points
            </Trans>
          </span>
        </div>
        <Counted check={check} />
        {!isMet && <p>{t(fixText(check))}</p>}
        {id === 'keywords' ? (
          <Keywords found={earned} missing={lost} />
        ) : (
          <>
            <Lost check={check} />
            <Quotes
              title={<Trans>Earned points</Trans>}
              evidence={earned}
              isShort={isDetail(id)}
              total={check.values.met}
            />
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
function Counted({ check: { id, values } }: { check: Check }) {
  const { met, total, words, pages } = values;
  const isOfBullets = met !== undefined && total !== undefined && id !== 'keywords';
  const isOfKeywords = met !== undefined && total !== undefined && id === 'keywords';
  if (!isOfBullets && !isOfKeywords && words === undefined && pages === undefined) return null;
  return (
    <p className="text-14 text-muted">
      {isOfBullets && (
        <Trans>
          Bullets: {met} of {total}
        </Trans>
      )}
      {isOfKeywords && (
        <Trans>
          Keywords found: {met} of {total}
        </Trans>
      )}
      {words !== undefined && <Plural value={words} one="# word" other="# words" />}
      {pages !== undefined && <Plural value={pages} one="# page" other="# pages" />}
    </p>
  );
}

/** The lines that lost points; of bullets which are too short and which too long. */
function Lost({ check }: { check: Check }) {
  const { id, points, maximum, lost, values } = check;
  const { met, total } = values;
  if (points === maximum) return null;
  if (id !== 'statementLength')
    return (
      <Quotes
        title={<Trans>Lost points</Trans>}
        evidence={lost}
        isShort={isDetail(id)}
        total={met === undefined || total === undefined ? undefined : total - met}
      />
    );
  const { short, long } = byLength(check);
  return (
    <>
      <Quotes title={<Trans>Too short</Trans>} evidence={short} />
      <Quotes title={<Trans>Too long</Trans>} evidence={long} />
    </>
  );
}

/** Contact details often share a line, so each stands without it. */
const isDetail = (id: ResumeCheck) => id in RESUME_RUBRIC.contact;

interface QuotesProps {
  title: ReactNode;
  evidence: readonly Evidence[];
  /** Only what they are about is quoted. */
  isShort?: boolean;
  /** How many there are, if not all of them are quoted. */
  total?: number | undefined;
}

/** Lines of the resume, as they stand there. */
function Quotes({ title, evidence, isShort = false, total = evidence.length }: QuotesProps) {
  if (evidence.length === 0) return null;
  const more = total - evidence.length;
  return (
    <div className="flex flex-col gap-1 text-14">
      <p className="font-medium">{title}</p>
      <ul className="flex flex-col gap-1">
        {evidence.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a resume may have a line twice
          <li key={index} dir="auto" className="border-s-2 border-line-strong ps-3 text-muted wrap-anywhere">
            {isShort && one.about ? one.about : <Quote {...one} />}
            <ShowQuote quote={one.quote} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="text-muted">
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      )}
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
