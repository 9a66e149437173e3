import { Trans, useLingui } from '@lingui/react/macro';
import { Accordion, AccordionItem } from '../../../ui/Accordion.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Tag, TagLink } from '../../../ui/forms/Tag.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { Specimen } from './Specimen.tsx';

const hrefOf = (page: number) => `/dev/ui?page=${page}`;

export function ListSpecimens() {
  const { t } = useLingui();
  return (
    <>
      <Specimen name="Accordion" className="grid">
        <Accordion>
          <AccordionItem title={t`Can I reschedule a session?`} isOpen>
            <p>
              <Trans>Yes. Choose another time your mentor offers.</Trans>
            </p>
          </AccordionItem>
          <AccordionItem title={t`Who sees my readings?`}>
            <p>
              <Trans>Only you.</Trans>
            </p>
          </AccordionItem>
        </Accordion>
      </Specimen>
      <Specimen name="Breadcrumb">
        <Breadcrumb
          crumbs={[
            { to: '/dev/ui', label: t`Jobs` },
            { to: '/dev/ui', label: t`Pune` },
          ]}
        />
      </Specimen>
      <Specimen name="Pagination" className="grid">
        <Pagination page={1} pages={3} hrefOf={hrefOf} />
        <Pagination page={5} pages={9} hrefOf={hrefOf} />
      </Specimen>
      <Specimen name="Tag, TagLink">
        <Tag>TypeScript</Tag>
        <Tag>SQL</Tag>
        <TagLink to="/dev/ui">{t`Remote`}</TagLink>
        <TagLink to="/dev/ui" isChosen label={t`Remove filter: Pune`}>
          {t`Pune`}
        </TagLink>
      </Specimen>
      <Specimen name="Card" className="grid">
        <Card>
          <p className="text-muted">
            <Trans>A card holds one thing and has a border.</Trans>
          </p>
        </Card>
      </Specimen>
    </>
  );
}
