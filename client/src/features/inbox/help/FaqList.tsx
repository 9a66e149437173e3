import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Faq } from '../../../lib/texts/faqs.ts';
import { Accordion, AccordionItem } from '../../../ui/Accordion.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { ButtonLink, Link } from '../../../ui/Link.tsx';
import { FAQ_GROUPS, type FaqGroup } from './faqGroups.ts';
import { isAnswered, isInQuestion } from './faqSearch.ts';

/** The questions that match the search while typing. Without JavaScript the form loads `?q=`. */
export function FaqList() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const [search, setSearch] = useState(params.get('q') ?? '');
  const groups = foundIn(FAQ_GROUPS, ({ question }) => isInQuestion(t(question), search));
  const below = foundIn(
    FAQ_GROUPS,
    ({ question, answer }) =>
      !isInQuestion(t(question), search) && isAnswered({ question: t(question), answer: t(answer) }, search),
  ).flatMap(({ faqs }) => faqs);
  const count = groups.flatMap(({ faqs }) => faqs).length + below.length;
  return (
    <>
      <div className="flex flex-col gap-2">
        <SearchField
          label={t`Search help`}
          placeholder={t`Describe your issue`}
          name="q"
          action="/in/faq"
          value={search}
          onChange={setSearch}
        />
        <Found count={count} isSearching={search.trim() !== ''} />
      </div>
      <div className="flex flex-col gap-10">
        {groups.map((group) => (
          <Group key={group.title.id} {...group} />
        ))}
        {below.length > 0 && <Group title={msg`Found in answers`} faqs={below} />}
      </div>
      {count === 0 && <NothingFound search={search.trim()} />}
    </>
  );
}

function foundIn(groups: readonly FaqGroup[], isWanted: (faq: Faq) => boolean): FaqGroup[] {
  const reduced = groups.map(({ title, faqs }) => ({ title, faqs: faqs.filter(isWanted) }));
  return reduced.filter(({ faqs }) => faqs.length > 0);
}

/** Announces the number of results. Always rendered, or screen readers would miss the first change. */
function Found({ count, isSearching }: { count: number; isSearching: boolean }) {
  return (
    <p role="status" className="min-h-5 text-14 text-muted">
      {isSearching && <Plural value={count} one="# question found" other="# questions found" />}
    </p>
  );
}

function Group({ title, faqs }: FaqGroup) {
  const { t } = useLingui();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-20">{t(title)}</h2>
      <Accordion>
        {faqs.map(({ question, answer, more }) => (
          <AccordionItem key={question.id} title={t(question)}>
            <p>{t(answer)}</p>
            {more && (
              <p className="mt-2">
                <Link to={more.to}>{t(more.label)}</Link>
              </p>
            )}
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}

function NothingFound({ search }: { search: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      // Not <Trans>, which would parse a typed "<b>" as an element of the message.
      title={t`No results for “${search}”`}
      action={
        <ButtonLink to="/contactus" tone="quiet">
          <Trans>Contact us</Trans>
        </ButtonLink>
      }
    >
      <Trans>Try a different word, or contact us.</Trans>
    </EmptyState>
  );
}
