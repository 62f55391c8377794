import type { ReplyOf, contract } from '@farwend/api-contract';
import { type Entity, toIsoString, type SearchField } from '#src/kernel/entity.ts';
import { idsField, listField, textField } from '#src/kernel/searchFields.ts';
import { type Actor, companyOf, isStaff } from '#src/kernel/actor.ts';
import { type AgentRow, AgentModel } from './agent.model.ts';
import { agentPolicy, seesInternalFields } from './agent.policy.ts';

export type AgentView = ReplyOf<typeof contract.agents.read>;

const publicSearchFields: Record<string, SearchField> = {
  partnerId: { attribute: 'partnerId', kind: 'id' },
  givenName: textField('givenName'),
  familyName: textField('familyName'),
  languages: listField('languages'),
  countryCodes: listField('countryCodes'),
  specializationIds: idsField('specializationIds'),
};

export const agentEntity: Entity<AgentRow, AgentView> = {
  type: 'agent',
  model: AgentModel,
  policy: agentPolicy,
  present: (row, actor) => ({ ...publicFields(row), ...(seesInternalFields(actor, row) ? internalFields(row) : {}), version: row.version }),
  snapshot: (row) => ({ ...publicFields(row), ...storedFields(row) }),
  searchText: 'search_text',
  searchedFields: ['givenName', 'familyName', 'email'],
  defaultSort: ['familyName', 'ASC'],
  fields: {
    ...publicSearchFields,
    email: textField('email'),
    isLead: { attribute: 'isLead', kind: 'boolean', sortable: true },
    receivesNewMatches: { attribute: 'receivesNewMatches', kind: 'boolean' },
    shownPublicly: { attribute: 'shownPublicly', kind: 'boolean' },
    maxOpenMatches: { attribute: 'maxOpenMatches', kind: 'number', sortable: true },
    createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
    updatedAt: { attribute: 'updatedAt', kind: 'moment', sortable: true },
  },
};

/** Without internal fields for other callers: what is not shown cannot be searched or sorted by either. */
export function agentsFor(actor: Actor): Entity<AgentRow, AgentView> {
  if (isStaff(actor) || companyOf(actor) !== null) return agentEntity;
  return {
    ...agentEntity,
    fields: publicSearchFields,
    searchText: `plain_text(given_name || ' ' || family_name)`,
    searchedFields: ['givenName', 'familyName'],
  };
}

function publicFields(row: AgentRow) {
  return {
    id: row.id,
    partnerId: row.partnerId,
    givenName: row.givenName,
    familyName: row.familyName,
    title: row.title,
    bio: row.bio,
    opinion: row.opinion,
    photo: row.photo,
    languages: row.languages,
    countryCodes: row.countryCodes,
    specializationIds: row.specializationIds,
  };
}

function storedFields(row: AgentRow) {
  return {
    userId: row.userId,
    email: row.email,
    phone: row.phone,
    isLead: row.isLead,
    receivesNewMatches: row.receivesNewMatches,
    maxOpenMatches: row.maxOpenMatches,
    outOfOffice: row.outOfOffice,
    signature: row.signature,
    shownPublicly: row.shownPublicly,
  };
}

function internalFields(row: AgentRow) {
  return {
    ...storedFields(row),
    status: row.status,
    stats: row.stats,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
  };
}
