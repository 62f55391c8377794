import type { ReplyOf, contract } from '@farwend/api-contract';
import { type Entity, toIsoString, type SearchField } from '#src/kernel/entity.ts';
import { numberField, textField } from '#src/kernel/searchFields.ts';
import { type Actor, companyOf, isStaff, isSystem } from '#src/kernel/actor.ts';
import { type TeamMemberRow, TeamMemberModel } from './teamMember.model.ts';
import { teamMemberPolicy } from './teamMember.policy.ts';

export type TeamMemberView = ReplyOf<typeof contract.teamMembers.read>;

const publicSearchFields: Record<string, SearchField> = {
  givenName: textField('givenName'),
  familyName: textField('familyName'),
  title: textField('title'),
};

export const teamMemberEntity: Entity<TeamMemberRow, TeamMemberView> = {
  type: 'teamMember',
  model: TeamMemberModel,
  policy: teamMemberPolicy,
  present: (row, actor) => ({
    ...nameFields(row),
    ...(companyOf(actor) === null ? teamPageFields(row) : {}),
    ...(isStaff(actor) || isSystem(actor) ? staffFields(row) : {}),
    version: row.version,
  }),
  snapshot: (row) => ({ ...nameFields(row), ...teamPageFields(row), ...internalFields(row) }),
  searchText: `plain_text(given_name || ' ' || family_name || ' ' || email || ' ' || title)`,
  searchedFields: ['givenName', 'familyName', 'email', 'title'],
  defaultSort: ['sortOrder', 'ASC'],
  fields: {
    ...publicSearchFields,
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

/** Without internal fields for other callers: what is not shown cannot be searched or sorted by either. */
export function teamMembersFor(actor: Actor): Entity<TeamMemberRow, TeamMemberView> {
  if (isStaff(actor)) return teamMemberEntity;
  const page = companyOf(actor) === null ? { department: textField('department'), sortOrder: numberField('sortOrder') } : {};
  const searchText = `plain_text(given_name || ' ' || family_name || ' ' || title)`;
  return {
    ...teamMemberEntity,
    fields: { ...publicSearchFields, ...page },
    searchText,
    searchedFields: ['givenName', 'familyName', 'title'],
  };
}

function nameFields(row: TeamMemberRow) {
  return { id: row.id, givenName: row.givenName, familyName: row.familyName, title: row.title };
}

function teamPageFields(row: TeamMemberRow) {
  return { department: row.department, photo: row.photo, bio: row.bio, sortOrder: row.sortOrder };
}

function internalFields(row: TeamMemberRow) {
  return {
    userId: row.userId,
    email: row.email,
    shownOnTeamPage: row.shownOnTeamPage,
    careCountryCodes: row.careCountryCodes,
    capacity: row.capacity,
    outOfOffice: row.outOfOffice,
  };
}

function staffFields(row: TeamMemberRow) {
  return {
    ...internalFields(row),
    roles: row.roles,
    status: row.status,
    openTripRequests: row.openTripRequests,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
  };
}
