import { Trans, useLingui } from '@lingui/react/macro';
import type { AnsweredItem } from '@preproom/models/contract/assessments/quizzes';
import { CircleCheck, CircleMinus, CircleX, Clock } from 'lucide-react';
import { cx } from '../../../../lib/cx.ts';

/** Whether the answer was right, the key beside the choice, and why. */
export function AnsweredView({ answered }: { answered: AnsweredItem }) {
  const { i18n } = useLingui();
  const { textLanguage } = answered.item;
  const language = i18n.locale === textLanguage ? {} : { lang: textLanguage };
  const source = i18n.locale === 'en' ? {} : { lang: 'en' };
  return (
    <div className="flex flex-col gap-4">
      <OutcomeText outcome={answered.outcome} />
      <Key answered={answered} />
      <div className="flex flex-col gap-1">
        <p {...language} className="whitespace-pre-line">
          {answered.explanation}
        </p>
        <Mistake mistake={answered.mistake} language={language} />
        <p className="text-14 text-muted">
          <Trans>
            Source: <span {...source}>{answered.source}</span>
          </Trans>
        </p>
      </div>
    </div>
  );
}

interface MistakeProps extends Pick<AnsweredItem, 'mistake'> {
  language: { lang?: string };
}

function Mistake({ mistake, language }: MistakeProps) {
  if (!mistake) return null;
  return (
    <p>
      <span className="text-14 text-muted">
        {mistake.isOwn ? <Trans>Likely mistake</Trans> : <Trans>Common mistake</Trans>}
      </span>
      <br />
      <span {...language}>{mistake.text}</span>
    </p>
  );
}

const LOOKS = {
  right: { Icon: CircleCheck, className: 'text-leaf' },
  wrong: { Icon: CircleX, className: 'text-brick' },
  late: { Icon: Clock, className: 'text-amber' },
  skipped: { Icon: CircleMinus, className: 'text-amber' },
};

function OutcomeText({ outcome }: Pick<AnsweredItem, 'outcome'>) {
  const { Icon, className } = LOOKS[outcome];
  return (
    <p role="status" className={cx('flex items-center gap-2 font-heading text-18 font-semibold', className)}>
      <Icon aria-hidden className="size-6 shrink-0" />
      {outcome === 'right' && <Trans>Correct</Trans>}
      {outcome === 'wrong' && <Trans>Incorrect</Trans>}
      {outcome === 'late' && <Trans>Time ran out</Trans>}
      {outcome === 'skipped' && <Trans>Not answered</Trans>}
    </p>
  );
}

function Key({ answered }: { answered: AnsweredItem }) {
  const { item, key } = answered;
  const isOrder = item.kind === 'order';
  const positions = isOrder ? key : item.options.map((_, position) => position);
  const List = isOrder ? 'ol' : 'ul';
  return (
    <List className="flex flex-col gap-1">
      {positions.map((position, place) => (
        <KeyLine key={position} answered={answered} position={position} place={place} />
      ))}
    </List>
  );
}

interface KeyLineProps {
  answered: AnsweredItem;
  position: number;
  /** In the right order. */
  place: number;
}

function KeyLine({ answered: { item, key, choice }, position, place }: KeyLineProps) {
  const isOrder = item.kind === 'order';
  const isRight = isOrder ? choice?.[place] === position : key.includes(position);
  const isChosen = !isOrder && (choice?.includes(position) ?? false);
  return (
    <li
      className={cx(
        'flex flex-wrap items-baseline gap-x-3 rounded-control border px-4 py-2',
        isRight ? 'border-leaf/50 bg-leaf/10' : 'border-line',
        isChosen && !isRight && 'border-brick/50 bg-brick/10',
      )}
    >
      <span
        className={cx(
          'min-w-0 flex-1 wrap-anywhere',
          item.kind === 'fault' && 'font-mono text-14 whitespace-pre-wrap',
        )}
      >
        {(isOrder || item.kind === 'fault') && (
          <span className="me-2 text-muted tabular-nums">{isOrder ? place + 1 : position + 1}</span>
        )}
        {item.options[position]}
      </span>
      <span className="text-14 text-muted">
        {!isOrder && isRight && !isChosen && <Trans>Correct answer</Trans>}
        {isRight && isChosen && <Trans>Your answer (correct)</Trans>}
        {isChosen && !isRight && <Trans>Your answer</Trans>}
        {isOrder && choice && !isRight && <YourPlace place={choice.indexOf(position) + 1} />}
      </span>
    </li>
  );
}

function YourPlace({ place }: { place: number }) {
  return <Trans>You put this in position {place}</Trans>;
}
