import { Trans, useLingui } from '@lingui/react/macro';
import type { AnsweredItem } from '@preproom/models/contract/assessments/quizzes';
import { Accordion, AccordionItem } from '../../../../ui/Accordion.tsx';
import { AnsweredView } from '../item/AnsweredView.tsx';
import { Lines } from '../item/Lines.tsx';

/** Every question of the quiz with its answer, to be opened one by one. */
export function AnswerList({ answered }: { answered: readonly AnsweredItem[] }) {
  const { i18n } = useLingui();
  const language = i18n.locale === 'en' ? {} : { lang: 'en' };
  return (
    <section aria-labelledby="answers" className="flex flex-col gap-3">
      <h2 id="answers" className="text-20">
        <Trans>Your answers</Trans>
      </h2>
      <Accordion>
        {answered.map((one, i) => (
          <AccordionItem
            key={[one.item.prompt, ...one.item.lines, ...one.item.options].join()}
            title={
              <span className="flex gap-3">
                <span className="text-muted tabular-nums">{i + 1}</span>
                <span className="min-w-0 wrap-anywhere">
                  <span {...language}>{one.item.prompt}</span> <OutcomeWord outcome={one.outcome} />
                </span>
              </span>
            }
          >
            <div className="flex flex-col gap-3 text-ink">
              {one.item.kind !== 'fault' && one.item.lines.length > 0 && (
                <Lines lines={one.item.lines} language={one.item.language} />
              )}
              <AnsweredView answered={one} />
            </div>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}

function OutcomeWord({ outcome }: Pick<AnsweredItem, 'outcome'>) {
  if (outcome === 'right')
    return (
      <span className="text-14 font-medium text-leaf">
        <Trans>Correct</Trans>
      </span>
    );
  return (
    <span className="text-14 font-medium text-brick">
      {outcome === 'wrong' && <Trans>Incorrect</Trans>}
      {outcome === 'late' && <Trans>Time ran out</Trans>}
      {outcome === 'skipped' && <Trans>Not answered</Trans>}
    </span>
  );
}
