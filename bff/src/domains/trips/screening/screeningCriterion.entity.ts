import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { screeningCriterionPolicy } from './screening.policy.ts';
import { type ScreeningCriterionRow, ScreeningCriterionModel } from './screeningCriterion.model.ts';

type View = ReplyOf<typeof contract.screeningCriteria.read>;

/** The questions of the screening of trip requests and partners. */
export const screeningCriterionEntity: Entity<ScreeningCriterionRow, View> = {
  type: 'screeningCriterion',
  model: ScreeningCriterionModel,
  policy: screeningCriterionPolicy,
  present: (row) => ({
    ...presentFields(row),
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  }),
  snapshot: presentFields,
  searchText: "plain_text(key || ' ' || question)",
  searchedFields: ['key', 'question'],
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

function presentFields(row: ScreeningCriterionRow) {
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
