import { Trans } from '@lingui/react/macro';
import type { Welcome } from '@preproom/models/contract/team/welcome';
import { Banner } from '../../../ui/Banner.tsx';
import { When } from '../../../ui/When.tsx';

/** What is wrong with what the product depends on, and what to do. In English, as in the log. */
export function Problems({ problems }: Pick<Welcome, 'problems'>) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-20">
        <Trans>Something isn’t working</Trans>
      </h2>
      <ul className="flex flex-col gap-3">
        {problems.map(({ check, problem, todo, since }) => (
          <li key={check}>
            <Banner tone="error">
              <p lang="en" className="font-medium wrap-anywhere">
                {problem}
              </p>
              <p lang="en" className="wrap-anywhere">
                {todo}
              </p>
              <p className="text-14 text-muted">
                <Trans>
                  Since <When instant={since} />
                </Trans>
              </p>
            </Banner>
          </li>
        ))}
      </ul>
    </section>
  );
}
