import { StoredFile } from '../accounts/files.ts';
import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { Paragraphs } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { APPLICATION_LIMITS, APPLICATION_STATUSES } from './jobLimits.ts';
import { JobSummary } from './jobs.ts';

/** A learner's own application. */
export const OwnApplication = z.object({
  _id: Id,
  job: JobSummary.pick({ _id: true, title: true, company: true, state: true }),
  status: z.enum(APPLICATION_STATUSES),
  appliedAt: Instant,
  changedAt: Instant.describe('since when it has this status'),
  note: z.string(),
  message: z.string().nullable().describe("the team's words on its decision"),
});
export type OwnApplication = z.infer<typeof OwnApplication>;

const FileName = StoredFile.pick({ name: true, size: true });

/** What a learner needs to apply for one job. */
export const ApplicationState = z.object({
  application: OwnApplication.nullable(),
  uploaded: FileName.nullable().describe('the resume uploaded for this job'),
  profileResume: FileName.nullable().describe("the resume of the learner's profile"),
});
export type ApplicationState = z.infer<typeof ApplicationState>;

const JobId = z.strictObject({ job: Id });

export const getApplications = endpoint({
  method: 'GET',
  path: '/applications',
  summary: "The learner's own applications, latest first",
  response: z.object({ data: z.array(OwnApplication) }),
});

export const getApplication = endpoint({
  method: 'GET',
  path: '/jobs/:job/application',
  summary: "The learner's own application for this job, and the resumes that can be sent with it",
  params: JobId,
  response: ApplicationState,
});

export const uploadApplicationResume = endpoint({
  method: 'POST',
  path: '/jobs/:job/application/resume',
  summary: 'Stores a resume for an application that has not been sent',
  params: JobId,
  upload: true,
  response: z.object({ uploaded: FileName }),
});

export const applyForJob = endpoint({
  method: 'POST',
  path: '/jobs/:job/application',
  summary: 'Applies for an open job, once; again only after withdrawing',
  params: JobId,
  body: z.strictObject({
    resume: z
      .enum(['uploaded', 'profile'])
      .describe("the one uploaded for this job, or a copy of the profile's"),
    note: Paragraphs.trim().max(APPLICATION_LIMITS.note),
  }),
  response: ApplicationState,
});

export const withdrawApplication = endpoint({
  method: 'DELETE',
  path: '/jobs/:job/application',
  summary: 'Withdraws an application; its note and resume are deleted',
  params: JobId,
  response: ApplicationState,
});
