/** The two people of a session. In a file without schemas, so that public pages load none. */
export const SESSION_SIDES = ['learner', 'mentor'] as const;
