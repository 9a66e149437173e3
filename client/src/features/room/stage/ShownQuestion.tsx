import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircleQuestionMark, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { readDraft, writeDraft } from '../../../lib/drafts/sessionDraft.ts';

export interface ShownQuestionProps {
  roomid: string;
  text: string;
}

const keyOf = (roomid: string) => `shown-question:${roomid}`;

/** The question that the mentor shows on the learner's screen. The learner can make it small; another question is large again. */
export function ShownQuestion({ roomid, text }: ShownQuestionProps) {
  const { t } = useLingui();
  const [isSmall, setSmall] = useState(
    () => (readDraft(keyOf(roomid)) as { closed?: string }).closed === text,
  );
  const fold = (isFolded: boolean) => {
    writeDraft(keyOf(roomid), isFolded ? { closed: text } : null);
    setSmall(isFolded);
  };
  if (isSmall)
    return (
      <Button
        onPress={() => fold(false)}
        className="flex min-h-11 cursor-pointer items-center gap-2 self-center rounded-full border border-line bg-raised/95 px-4 text-14 shadow-layer hover:border-ink"
      >
        <MessageCircleQuestionMark aria-hidden className="size-4" />
        <Trans>Show the question</Trans>
      </Button>
    );
  return (
    <section
      aria-label={t`Question from your mentor`}
      className="flex max-h-[35cqh] max-w-prose items-start gap-2 self-center overflow-y-auto rounded-card border border-line bg-raised/95 py-2 pr-2 pl-4 shadow-layer"
    >
      <p lang="en" className="min-w-0 flex-1 py-2 text-16 wrap-anywhere sm:text-18">
        {text}
      </p>
      <Button
        aria-label={t`Close the question`}
        onPress={() => fold(true)}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-paper"
      >
        <X aria-hidden className="size-5" />
      </Button>
    </section>
  );
}
