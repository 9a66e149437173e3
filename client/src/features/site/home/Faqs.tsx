import { Trans, useLingui } from '@lingui/react/macro';
import { HOME_FAQS } from '../../../lib/texts/faqs.ts';
import { Accordion, AccordionItem } from '../../../ui/Accordion.tsx';
import { Container } from '../../../ui/Container.tsx';
import { Link } from '../../../ui/Link.tsx';

export function Faqs() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="questions" className="border-t border-line bg-raised py-5 sm:py-16 lg:py-24">
      <Container className="grid gap-4 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div className="flex flex-col gap-3 self-start lg:sticky lg:top-24">
          <h2 id="questions" className="text-24 sm:text-38">
            <Trans>Frequently asked questions</Trans>
          </h2>
          <p className="text-muted sm:text-18">
            <Trans>
              Can’t find your question? <Link to="/in/faq">Search help</Link> or{' '}
              <Link to="/contactus">contact us</Link>.
            </Trans>
          </p>
        </div>
        <Accordion>
          {HOME_FAQS.map(({ question, answer }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one question stands in the list twice, and the list never changes
            <AccordionItem key={index} title={t(question)}>
              {t(answer)}
            </AccordionItem>
          ))}
        </Accordion>
      </Container>
    </section>
  );
}
