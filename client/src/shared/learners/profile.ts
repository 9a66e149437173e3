import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import {
  getStudentProfile,
  type StudentProfile,
  saveAbout,
  saveEducation,
  saveGoal,
  saveSkills,
} from '@preproom/models/contract/learners/studentProfile';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { chooseLanguage } from '../../lib/i18n.ts';

const KEY = ['student-profile'];

/** The learner's own profile. Fails with AppError. */
export function useProfile() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => callApi(getStudentProfile, { signal }) });
}

export type AboutValues = BodyOf<typeof saveAbout>;
export type EducationValues = BodyOf<typeof saveEducation>;
export type GoalValues = BodyOf<typeof saveGoal>;
export type SkillsValues = BodyOf<typeof saveSkills>;

/** Functions that save one part of the profile and store the returned profile. Each throws AppError. */
export function useSaving() {
  const queries = useQueryClient();
  return {
    async about(body: AboutValues) {
      const profile = keep(queries, await callApi(saveAbout, { body }));
      await chooseLanguage(body.language);
      return profile;
    },
    education: async (body: EducationValues) => keep(queries, await callApi(saveEducation, { body })),
    goal: async (body: GoalValues) => keep(queries, await callApi(saveGoal, { body })),
    skills: async (body: SkillsValues) => keep(queries, await callApi(saveSkills, { body })),
    keep: (profile: StudentProfile) => keep(queries, profile),
  };
}

function keep(queries: QueryClient, profile: StudentProfile): StudentProfile {
  queries.setQueryData(KEY, profile);
  return profile;
}
