import { Trans } from '@lingui/react/macro';
import { COMMENT_CRITERIA } from '@preproom/models/contract/catalogues/criteria';
import type { RatedSession } from '@preproom/models/contract/reports/progress';
import { useCriterionText } from '../../../../lib/texts/criteria.ts';
import { useNamed } from '../../../../lib/texts/formerMember.ts';
import { Accordion, AccordionItem } from '../../../../ui/Accordion.tsx';
import { useSessionTexts } from '../sessionTexts.ts';
import { Section } from './Section.tsx';

/** The two criteria that are texts, for the latest sessions; the newest is open. */
export function Comments({ rated }: { rated: RatedSession[] }) {
  const criterionText = useCriterionText();
  const { fullName } = useSessionTexts();
  const named = useNamed();
  const commented = rated.filter(({ feedback }) => Object.keys(feedback.comments).length > 0).toReversed();
  if (commented.length === 0) return null;
  return (
    <Section title={<Trans>What mentors wrote</Trans>}>
      <Accordion>
        {commented.map((session, i) => {
          const { Name: mentor } = named({ Name: session.mentorName });
          return (
            <AccordionItem key={session.roomid} title={fullName(session)} isOpen={i === 0}>
              <dl className="flex flex-col gap-4">
                {COMMENT_CRITERIA.map((criterion) => {
                  const text = session.feedback.comments[criterion];
                  return text ? (
                    <div key={criterion}>
                      <dt className="text-14 font-medium text-ink">{criterionText(criterion)}</dt>
                      <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
                    </div>
                  ) : null;
                })}
              </dl>
              <p className="mt-3 text-14">{mentor}</p>
            </AccordionItem>
          );
        })}
      </Accordion>
    </Section>
  );
}
