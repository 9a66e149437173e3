// Without zod, so that the resume page does not load it. Numbers and reasons: docs/decisions/054-resume-analysis.md.

/** Raised whenever points change, because scores of two versions cannot be compared. */
export const RUBRIC_VERSION = 5;

/** The most points of each check, by rule. They add up to 100. */
export const RESUME_RUBRIC = {
  machineReadable: { storedOrder: 6, oneColumn: 3, noTables: 3, plainText: 3 },
  contact: { name: 2, email: 3, phone: 3, profileLink: 2 },
  sections: { education: 4, experience: 4, skills: 4, knownHeadings: 3 },
  actionVerbs: { verbFirst: 8, variedVerbs: 2 },
  figures: { statementFigures: 12, educationScore: 3 },
  lengthDensity: { length: 4, words: 3, statementLength: 3 },
  targetMatch: { keywords: 20 },
  consistency: { dateForm: 2, fullStops: 1, bulletMarks: 1, firstPerson: 1 },
} as const;

export type ResumeRule = keyof typeof RESUME_RUBRIC;
export const RESUME_RULES = Object.keys(RESUME_RUBRIC) as ResumeRule[];
/** The checks of all rules; their names are unique. */
export type ResumeCheck = { [Rule in ResumeRule]: keyof (typeof RESUME_RUBRIC)[Rule] }[ResumeRule];

/** Points of each rule; null where none of its checks could be judged. */
export type RulePoints = Record<ResumeRule, number | null>;

/** The names of all checks, rule by rule. */
export const RESUME_CHECKS = Object.values(RESUME_RUBRIC).flatMap((checks) =>
  Object.keys(checks),
) as ResumeCheck[];

/** The most points of a rule, without the checks that were not judged. */
export function ruleMaximum(rule: ResumeRule, notJudged: readonly ResumeCheck[] = []): number {
  return Object.entries(RESUME_RUBRIC[rule])
    .filter(([check]) => !notJudged.includes(check as ResumeCheck))
    .reduce((sum, [, points]) => sum + points, 0);
}

/** The score, and the most that it could be: 100 less the checks that were not judged, such as the match without a target. */
export function resumeScore(
  points: RulePoints,
  notJudged: readonly ResumeCheck[] = [],
): { score: number; outOf: number } {
  const judged = RESUME_RULES.filter((rule) => points[rule] !== null);
  return {
    score: judged.reduce((sum, rule) => sum + (points[rule] ?? 0), 0),
    outOf: judged.reduce((sum, rule) => sum + ruleMaximum(rule, notJudged), 0),
  };
}

/** The score in whole percent of what could be judged, so that scores with other maxima can be compared; 0 if nothing could. */
export function scorePercent({ score, outOf }: { score: number; outOf: number }): number {
  return outOf === 0 ? 0 : Math.round((100 * score) / outOf);
}

export interface JudgedPoints {
  points: RulePoints;
  notJudged: readonly ResumeCheck[];
}

/** The rules of which exactly the same checks were judged in both analyses. */
export function comparableRules(one: JudgedPoints, other: JudgedPoints): ResumeRule[] {
  const judged = (rule: ResumeRule, { points, notJudged }: JudgedPoints) =>
    points[rule] === null
      ? null
      : Object.keys(RESUME_RUBRIC[rule])
          .filter((id) => !notJudged.includes(id as ResumeCheck))
          .join();
  return RESUME_RULES.filter((rule) => {
    const checks = judged(rule, one);
    return checks !== null && checks === judged(rule, other);
  });
}

/** The points with those of the other rules left out. */
export function onlyRules({ points, notJudged }: JudgedPoints, rules: readonly ResumeRule[]): JudgedPoints {
  const kept = RESUME_RULES.map((rule) => [rule, rules.includes(rule) ? points[rule] : null]);
  return { points: Object.fromEntries(kept) as RulePoints, notJudged };
}
