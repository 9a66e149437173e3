import { Trans } from '@lingui/react/macro';
import { getRunLanguages } from '@preproom/models/contract/assessments/runs';
import { CODE_LANGUAGE_NAMES, type CodeLanguage } from '@preproom/models/contract/room/codeLanguages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isCompiled } from '../../../code/run/runProtocol.ts';
import { callApi } from '../../../lib/api.ts';

const languagesQuery = queryOptions({
  queryKey: ['run-languages'],
  queryFn: async ({ signal }) => (await callApi(getRunLanguages, { signal })).languages,
  staleTime: 5 * 60_000,
});

/** Whether this site runs the language: compiled ones need a runner. True until the server has said no. */
export function useIsRunHere(language: CodeLanguage): boolean {
  const asks = isCompiled(language);
  const { data } = useQuery({ ...languagesQuery, enabled: asks });
  return !asks || !data || data.includes(language);
}

/** In place of the button that runs a program. */
export function NoRunner({ language }: { language: Exclude<CodeLanguage, 'text'> }) {
  const name = CODE_LANGUAGE_NAMES[language];
  return (
    <p className="max-w-prose text-14 text-muted">
      <Trans>
        {name} can’t run on this site, which has no server for it. You can still write it. To run code, choose
        a language that runs in the browser, such as Python or JavaScript.
      </Trans>
    </p>
  );
}
