import type { ReplyOf, contract } from '@farwend/api-contract';
import { type Entity, moment, type SearchField } from '#src/calls/entity.ts';
import { listField, textField } from '#src/calls/searchFields.ts';
import { companyOf } from '#src/entities/partners/partner.policy.ts';
import { type Actor, isStaff } from '#src/http/actor.ts';
import type { AgentRow } from './agent.model.ts';
import { agentPolicy, seesInside } from './agent.policy.ts';

export type AgentView = ReplyOf<typeof contract.agents.read>;

const openFields: Record<string, SearchField> = {
  partnerId: { attribute: 'partnerId', kind: 'id' },
  givenName: textField('givenName'),
  familyName: textField('familyName'),
  languages: listField('languages'),
  countryCodes: listField('countryCodes'),
  specializationIds: listField('specializationIds'),
};

export const agentEntity: Entity<AgentRow, AgentView> = {
  type: 'agent',
  model: ({ models }) => models.agents,
  policy: agentPolicy,
  present: (row, actor) => ({ ...openPart(row), ...(seesInside(actor, row) ? insidePart(row) : {}), version: row.version }),
  snapshot: (row) => ({ ...openPart(row), ...keptPart(row) }),
  searchText: 'search_text',
  defaultSort: ['familyName', 'ASC'],
  fields: {
    ...openFields,
    email: textField('email'),
    isLead: { attribute: 'isLead', kind: 'boolean', sortable: true },
    receivesNewMatches: { attribute: 'receivesNewMatches', kind: 'boolean' },
    shownPublicly: { attribute: 'shownPublicly', kind: 'boolean' },
    maxOpenMatches: { attribute: 'maxOpenMatches', kind: 'number', sortable: true },
    createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
    updatedAt: { attribute: 'updatedAt', kind: 'moment', sortable: true },
  },
};

/** The same for whom the inside is hidden: what is not shown cannot be searched or sorted by either. */
export function agentsFor(actor: Actor): Entity<AgentRow, AgentView> {
  if (isStaff(actor) || companyOf(actor) !== null) return agentEntity;
  return { ...agentEntity, fields: openFields, searchText: `plain_text(given_name || ' ' || family_name)` };
}

function openPart(row: AgentRow) {
  return {
    id: row.id,
    partnerId: row.partnerId,
    givenName: row.givenName,
    familyName: row.familyName,
    title: row.title,
    bio: row.bio,
    photo: row.photo,
    languages: row.languages,
    countryCodes: row.countryCodes,
    specializationIds: row.specializationIds,
  };
}

function keptPart(row: AgentRow) {
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

function insidePart(row: AgentRow) {
  return {
    ...keptPart(row),
    status: row.status,
    stats: row.stats,
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
  };
}
