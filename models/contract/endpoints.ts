/** Every noun's endpoints: one line each. */
export * from './accounts/endpoints.ts';
export * from './assessments/endpoints.ts';
export * from './blogs/endpoints.ts';
export * from './inbox/endpoints.ts';
export * from './jobs/endpoints.ts';
export * from './learners/endpoints.ts';
export * from './mentors/endpoints.ts';
export * from './notifications/endpoints.ts';
export * from './payments/endpoints.ts';
export * from './privacy/endpoints.ts';
export * from './programs/endpoints.ts';
export * from './readings/endpoints.ts';
export * from './referrals/endpoints.ts';
export * from './reports/endpoints.ts';
export * from './room/endpoints.ts';
export * from './sessions/endpoints.ts';
export * from './team/endpoints.ts';
