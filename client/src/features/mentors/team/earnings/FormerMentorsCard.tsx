import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { formerMentorsQuery } from './api.ts';

/** Mentors who are in no list any more, because they deleted their account, and whose balance is not zero. */
export function FormerMentorsCard() {
  const { rupeesText } = useAmountTexts();
  const query = useQuery(formerMentorsQuery);
  return (
    <Card as="section" labelledBy="former" className="flex flex-col gap-3">
      <h2 id="former" className="text-18">
        <Trans>Deleted accounts</Trans>
      </h2>
      <QueryView query={query} failed={<Trans>Couldn’t load deleted accounts</Trans>}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-14 text-muted">
              <Trans>No deleted account is owed anything.</Trans>
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {data.map(({ _id, duePaise }) => (
                <li key={_id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2 text-14">
                  <Link to={`/hq/admin/earnings/${_id}`} className="wrap-anywhere">
                    {_id}
                  </Link>
                  <span className="font-medium tabular-nums">{rupeesText(duePaise / 100)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  );
}
