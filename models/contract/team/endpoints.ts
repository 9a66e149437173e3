/** The endpoints of this area: one line per noun. */
export { addToTeam, changeRights, getTeam, removeFromTeam } from './team.ts';
