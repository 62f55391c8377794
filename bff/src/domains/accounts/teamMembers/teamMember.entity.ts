import type { ReplyOf, contract } from '@farwend/api-contract';
import { type Entity, moment, type SearchField } from '#src/calls/entity.ts';
import { numberField, textField } from '#src/calls/searchFields.ts';
import { companyOf } from '#src/entities/partners/partner.policy.ts';
import { type Actor, isStaff, isSystem } from '#src/http/actor.ts';
import type { TeamMemberRow } from './teamMember.model.ts';
import { teamMemberPolicy } from './teamMember.policy.ts';

export type TeamMemberView = ReplyOf<typeof contract.teamMembers.read>;

const openFields: Record<string, SearchField> = {
  givenName: textField('givenName'),
  familyName: textField('familyName'),
  title: textField('title'),
};

export const teamMemberEntity: Entity<TeamMemberRow, TeamMemberView> = {
  type: 'teamMember',
  model: ({ models }) => models.teamMembers,
  policy: teamMemberPolicy,
  present: (row, actor) => ({
    ...namePart(row),
    ...(companyOf(actor) === null ? pagePart(row) : {}),
    ...(isStaff(actor) || isSystem(actor) ? staffPart(row) : {}),
    version: row.version,
  }),
  snapshot: (row) => ({ ...namePart(row), ...pagePart(row), ...keptPart(row) }),
  searchText: `plain_text(given_name || ' ' || family_name || ' ' || email || ' ' || title)`,
  defaultSort: ['sortOrder', 'ASC'],
  fields: {
    ...openFields,
    department: textField('department'),
    sortOrder: numberField('sortOrder'),
    email: textField('email'),
    capacity: numberField('capacity'),
    careCountryCodes: { attribute: 'careCountryCodes', kind: 'list' },
    shownOnTeamPage: { attribute: 'shownOnTeamPage', kind: 'boolean' },
    createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
    updatedAt: { attribute: 'updatedAt', kind: 'moment', sortable: true },
  },
};

/** The same for whom the inside is hidden: what is not shown cannot be searched or sorted by either. */
export function teamMembersFor(actor: Actor): Entity<TeamMemberRow, TeamMemberView> {
  if (isStaff(actor)) return teamMemberEntity;
  const page = companyOf(actor) === null ? { department: textField('department'), sortOrder: numberField('sortOrder') } : {};
  const searchText = `plain_text(given_name || ' ' || family_name || ' ' || title)`;
  return { ...teamMemberEntity, fields: { ...openFields, ...page }, searchText };
}

function namePart(row: TeamMemberRow) {
  return { id: row.id, givenName: row.givenName, familyName: row.familyName, title: row.title };
}

function pagePart(row: TeamMemberRow) {
  return { department: row.department, photo: row.photo, bio: row.bio, sortOrder: row.sortOrder };
}

function keptPart(row: TeamMemberRow) {
  return {
    userId: row.userId,
    email: row.email,
    shownOnTeamPage: row.shownOnTeamPage,
    careCountryCodes: row.careCountryCodes,
    capacity: row.capacity,
    outOfOffice: row.outOfOffice,
  };
}

function staffPart(row: TeamMemberRow) {
  return {
    ...keptPart(row),
    roles: row.roles,
    status: row.status,
    openTripRequests: row.openTripRequests,
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
  };
}
