/** Rated 1 to 5 stars with an optional remark. Order and spelling are the product's own. */
export const STAR_CRITERIA = [
  'Education Background',
  'Communication Skills',
  'Listening Skills',
  'Interpersonal Skills',
  'Leadership Ability',
  'Enthusiasm Level',
  'Eagerness Of Improvement',
  'Interest of Taking Initiatives',
  'Time Management',
  'Technical Knowlegde',
  'Enthusiasm on Learning New Skills',
  'Stress Handling',
  'Current Industry Trend awareness',
  'Additional Certification',
  'Summer Internship/Live projects',
  'Tech Skill Initiative',
  'Subject Understanding',
] as const;
/** Rated 1 to 10. */
export const INDEX_CRITERION = 'Overall Hirability Index';
/** Text of at least 20 characters. */
export const COMMENT_CRITERIA = [
  'Comment On Technical Readiness',
  'Comment On Communication Skills',
] as const;
export const FEEDBACK_CRITERIA = [...STAR_CRITERIA, INDEX_CRITERION, ...COMMENT_CRITERIA] as const;

export type StarCriterion = (typeof STAR_CRITERIA)[number];
export type CommentCriterion = (typeof COMMENT_CRITERIA)[number];
