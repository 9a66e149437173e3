import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronsDown, MessageCircleQuestionMark, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { cx } from '../../../lib/cx.ts';
import { readDraft, writeDraft } from '../../../lib/drafts/sessionDraft.ts';

export interface ShownQuestionProps {
  roomid: string;
  text: string;
}

const keyOf = (roomid: string) => `shown-question:${roomid}`;

/** Two lines of a phone hold about as many characters. */
const TWO_LINES = 56;

/**
 * The question that the mentor shows on the learner's screen. On a phone it takes two lines, so that the mentor's face stays in sight;
 * a press shows all of it. The learner can put it away; another question is shown again.
 */
export function ShownQuestion({ roomid, text }: ShownQuestionProps) {
  const { t } = useLingui();
  const [isSmall, setSmall] = useState(
    () => (readDraft(keyOf(roomid)) as { closed?: string }).closed === text,
  );
  const [isWhole, setWhole] = useState(false);
  const fold = (isFolded: boolean) => {
    writeDraft(keyOf(roomid), isFolded ? { closed: text } : null);
    setSmall(isFolded);
  };
  if (isSmall)
    return (
      <Button
        onPress={() => fold(false)}
        className="flex min-h-11 cursor-pointer items-center gap-2 self-center rounded-full border border-line bg-raised/95 px-4 text-14 shadow-layer hover:border-ink small:self-start low:me-14 tight:self-end tight:px-3"
      >
        <MessageCircleQuestionMark aria-hidden className="size-4" />
        <span className="tight:sr-only">
          <Trans>Show the question</Trans>
        </span>
      </Button>
    );
  return (
    <section
      aria-label={t`Question from your mentor`}
      className={cx(
        'flex max-h-[35cqh] max-w-prose items-start gap-2 self-center overflow-y-auto rounded-card border border-line bg-raised/95 py-2 pr-2 pl-4 shadow-layer',
        'small:max-h-[45cqh] small:gap-0 small:py-0 small:pr-0 small:pl-3 low:me-14 tight:max-h-[60cqh] tight:pl-0',
        // Beside the picture.
        !isWhole && 'wide:max-w-30 wide:flex-col wide:self-end tight:flex-row tight:self-end',
      )}
    >
      <p
        lang="en"
        className={cx(
          'min-w-0 flex-1 py-2 text-16 wrap-anywhere sm:text-18 small:my-2 small:py-0 small:text-14',
          isWhole
            ? 'tight:pl-3'
            : 'small:line-clamp-2 wide:line-clamp-4 wide:pr-3 wide:text-12 tight:sr-only',
        )}
      >
        {text}
      </p>
      <div className="flex shrink-0">
        <Button
          aria-label={t`Show the question`}
          aria-expanded={isWhole}
          onPress={() => setWhole(!isWhole)}
          className={cx(SQUARE, 'hidden tight:grid', text.length > TWO_LINES && 'small:grid')}
        >
          <ChevronsDown aria-hidden className={cx('size-5', isWhole ? 'rotate-180' : 'tight:hidden')} />
          {!isWhole && <MessageCircleQuestionMark aria-hidden className="hidden size-5 tight:block" />}
        </Button>
        <Button
          aria-label={t`Close the question`}
          onPress={() => fold(true)}
          className={cx(SQUARE, 'grid', !isWhole && 'tight:hidden')}
        >
          <X aria-hidden className="size-5" />
        </Button>
      </div>
    </section>
  );
}

const SQUARE = 'size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-paper';
