import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, moment } from '#src/calls/entity.ts';
import { screeningCriterionPolicy } from './screening.policy.ts';
import type { ScreeningCriterionRow } from './screeningCriterion.model.ts';

type View = ReplyOf<typeof contract.screeningCriteria.read>;

/** What trip requests and partners are asked before they go on. */
export const screeningCriterionEntity: Entity<ScreeningCriterionRow, View> = {
  type: 'screeningCriterion',
  model: ({ models }) => models.screeningCriteria,
  policy: screeningCriterionPolicy,
  present: (row) => ({
    ...factsOf(row),
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    version: row.version,
  }),
  snapshot: factsOf,
  searchText: "plain_text(key || ' ' || question)",
  defaultSort: ['sortOrder', 'ASC'],
  fields: {
    key: { attribute: 'key', kind: 'text', sortable: true },
    subjectType: { attribute: 'subjectType', kind: 'text', sortable: true },
    stage: { attribute: 'stage', kind: 'text', sortable: true },
    answerType: { attribute: 'answerType', kind: 'text' },
    active: { attribute: 'active', kind: 'boolean' },
    hardFail: { attribute: 'hardFail', kind: 'boolean' },
    weight: { attribute: 'weight', kind: 'number', sortable: true },
    sortOrder: { attribute: 'sortOrder', kind: 'number', sortable: true },
    createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
    updatedAt: { attribute: 'updatedAt', kind: 'moment', sortable: true },
  },
};

function factsOf(row: ScreeningCriterionRow) {
  return {
    id: row.id,
    key: row.key,
    question: row.question,
    helpText: row.helpText,
    subjectType: row.subjectType,
    stage: row.stage,
    answerType: row.answerType,
    choices: row.choices,
    passWhen: row.passWhen,
    hardFail: row.hardFail,
    weight: row.weight,
    active: row.active,
    sortOrder: row.sortOrder,
    requiredByPartnerIds: row.requiredByPartnerIds,
  };
}
