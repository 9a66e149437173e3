/** Query key of everything that a change by the team makes out of date. */
export const TEAM_KEY = ['hq'];
export const LISTS_KEY = [...TEAM_KEY, 'list'];
