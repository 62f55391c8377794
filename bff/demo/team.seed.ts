import { insertModels } from '#src/db/bulkInsert.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { teamMemberEntity } from '#src/domains/accounts/teamMembers/teamMember.entity.ts';
import { TeamMemberModel, type TeamMemberRow } from '#src/domains/accounts/teamMembers/teamMember.model.ts';
import { type TeamMemberData, teamMemberData } from './data/team.data.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import { demoPortrait } from './personPictures.ts';
import type { SeedContext } from './seedContext.ts';

/** The rows of the team, whose accounts are there already. */
export async function seedTeam(context: SeedContext): Promise<void> {
  const rows = teamMemberData.map((line, index) => teamRow(line, index, context));
  await insertModels(context.db, TeamMemberModel, rows);
  await insertFirstVersions(context.db, teamMemberEntity, rows);
}

function teamRow(
  [givenName, familyName, mailbox, roles, title, codes]: TeamMemberData,
  index: number,
  context: SeedContext,
): TeamMemberRow {
  const email = `${mailbox}@example.com`;
  const isCare = roles.includes('care');
  return {
    ...record(email, context),
    userId: demoId('user', email),
    givenName,
    familyName,
    email,
    title,
    department: isCare ? 'Travel care' : roles.includes('admin') ? 'Direction' : 'Editorial',
    photo: demoPortrait(email, `${givenName} ${familyName}`, context),
    bio: isCare ? `${givenName} reads every request for ${String(codes.length)} countries before a travel company does.` : null,
    shownOnTeamPage: mailbox !== 'team',
    sortOrder: (index + 1) * 10,
    careCountryCodes: [...codes],
    capacity: isCare ? 40 : 0,
    outOfOffice: null,
    status: 'ENABLED',
    roles: [...roles],
    openTripRequests: 0,
  };
}

function record(email: string, { time }: SeedContext): RecordRow {
  const at = time.ago(900);
  return { id: demoId('teamMember', email), version: 1, createdAt: at, updatedAt: at, createdById: null, updatedById: null };
}
