import type { Job } from '@preproom/models/contract/jobs/jobs';
import type { JobPosting, WithContext } from 'schema-dts';
import { jobPath } from './jobFilter.ts';

const PAISE_PER_RUPEE = 100;
const MONTHS_PER_YEAR = 12;

/** The job as schema.org JobPosting. Null for sample jobs and closed ones. */
export function jobPosting(job: Job, origin: string): WithContext<JobPosting> {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    url: origin + jobPath(job._id),
    identifier: { '@type': 'PropertyValue', name: job.company, value: job._id },
    datePosted: job.postedAt,
    validThrough: job.expiresAt,
    hiringOrganization: { '@type': 'Organization', name: job.company },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.place, addressCountry: 'IN' },
    },
    ...(job.isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
    }),
    skills: job.skills.join(', '),
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: job.experience.minYears * MONTHS_PER_YEAR,
    },
    ...(job.salary && { baseSalary: yearlyPay(job.salary) }),
    directApply: job.applyUrl === null,
  };
}

function yearlyPay({ minPaise, maxPaise }: NonNullable<Job['salary']>) {
  const value = {
    '@type': 'QuantitativeValue',
    minValue: minPaise / PAISE_PER_RUPEE,
    maxValue: maxPaise / PAISE_PER_RUPEE,
    unitText: 'YEAR',
  } as const;
  return { '@type': 'MonetaryAmount', currency: 'INR', value } as const;
}
