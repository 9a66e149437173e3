import { Trans, useLingui } from '@lingui/react/macro';
import type { HqApplication } from '@preproom/models/contract/jobs/team/applications';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { openPrivateFile } from '../../../../lib/files/privateFile.ts';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { When } from '../../../../ui/When.tsx';
import { applicantQuery } from './api.ts';
import { Decide } from './Decide.tsx';

/** One application in full, beside the list. */
export function Applicant({ id }: { id: string }) {
  const query = useQuery(applicantQuery(id));
  if (query.data === null)
    return (
      <p className="text-muted">
        <Trans>This application no longer exists.</Trans>
      </p>
    );
  return (
    <QueryView
      query={query}
      failed={<Trans>Couldn’t load this application</Trans>}
      loading={<Skeleton className="h-64" />}
    >
      {({ data }) => <Facts application={data} />}
    </QueryView>
  );
}

function Facts({ application }: { application: HqApplication }) {
  const { t } = useLingui();
  const { jobTitle, company, Email, phone, appliedAt, note, resume, message } = application;
  const facts: [string, ReactNode][] = [
    [t`Job`, jobTitle],
    [t`Company`, company],
    [t`Applied`, <When key="at" instant={appliedAt} />],
    [t`E-mail`, Email],
    [t`Phone`, phone || '–'],
  ];
  return (
    <div className="flex flex-col gap-4 text-14">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {note && <Quoted title={<Trans>Note</Trans>} text={note} />}
      {resume && <Resume {...resume} />}
      {message && <Quoted title={<Trans>Your message to the applicant</Trans>} text={message} />}
      <Decide application={application} />
      <p className="text-muted">
        <Trans>Your visit and every resume download are logged.</Trans>
      </p>
    </div>
  );
}

function Quoted({ title, text }: { title: ReactNode; text: string }) {
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="text-muted">{title}</figcaption>
      <blockquote className="border-s-2 border-line-strong ps-3 wrap-anywhere whitespace-pre-line">
        {text}
      </blockquote>
    </figure>
  );
}

function Resume({ _id, name }: { _id: string; name: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const opening = useMutation({ mutationFn: openPrivateFile });
  return (
    <div className="flex flex-col items-start gap-2">
      {opening.error && <Banner tone="error">{errorText(opening.error)}</Banner>}
      <p className="wrap-anywhere">{name}</p>
      <Button
        tone="quiet"
        size="small"
        isBusy={opening.isPending}
        aria-label={t`Download ${name}`}
        onClick={() => opening.mutate(_id)}
      >
        <Trans>Download resume</Trans>
      </Button>
    </div>
  );
}
