import type { FindByKey } from '#src/platform/imports/importer.ts';
import { TeamMemberModel } from './teamMember.model.ts';

/** The id of the team member with this address. */
export const findTeamMemberByEmail: FindByKey = async (email, { db }) => {
  const [row] = await db.find(TeamMemberModel, { where: { email: email.trim().toLowerCase() }, only: ['id'], limit: 1 });
  return row?.id;
};
