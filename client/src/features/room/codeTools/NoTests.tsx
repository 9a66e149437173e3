import { Trans } from '@lingui/react/macro';
import type { Problem } from '@preproom/models/contract/assessments/problems';
import { CODE_LANGUAGE_NAMES } from '@preproom/models/contract/room/codeLanguages';
import type { RunLanguage } from '../../../code/run/runProtocol.ts';
import { useLocale } from '../../../lib/i18n.ts';
import { languagesOf } from '../../../shared/assessments/coding/problems/runTests.ts';

/** Says that the problem has no tests in this language, and in which it has. */
export function NoTests({ problem, language }: { problem: Problem; language: RunLanguage }) {
  const name = CODE_LANGUAGE_NAMES[language];
  const names = languagesOf(problem).map((one) => CODE_LANGUAGE_NAMES[one]);
  const list = new Intl.ListFormat(useLocale(), { type: 'disjunction' }).format(names);
  return (
    <Trans>
      This problem has no tests for {name}. To run its tests, choose {list}.
    </Trans>
  );
}
