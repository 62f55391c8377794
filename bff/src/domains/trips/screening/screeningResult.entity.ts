import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { isStaff } from '#src/kernel/actor.ts';
import { screeningResultPolicy } from './screening.policy.ts';
import { type ScreeningResultRow, ScreeningResultModel } from './screeningResult.model.ts';

type View = ReplyOf<typeof contract.screeningResults.read>;

/** Answers to the criteria, one record each. Agents see only the outcome. */
export const screeningResultEntity: Entity<ScreeningResultRow, View> = {
  type: 'screeningResult',
  model: ScreeningResultModel,
  policy: screeningResultPolicy,
  present: (row, actor) => ({
    ...presentCommon(row),
    ...(isStaff(actor) ? presentForStaff(row) : {}),
    isNewest: row.isNewest,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  }),
  snapshot: (row) => ({ ...presentCommon(row), ...presentForStaff(row) }),
  defaultSort: ['answeredAt', 'DESC'],
  fields: {
    criterionId: { attribute: 'criterionId', kind: 'id' },
    subjectType: { attribute: 'subjectType', kind: 'text' },
    subjectId: { attribute: 'subjectId', kind: 'id' },
    outcome: { attribute: 'outcome', kind: 'text', sortable: true },
    method: { attribute: 'method', kind: 'text', staffOnly: true },
    answeredById: { attribute: 'answeredById', kind: 'id', staffOnly: true },
    answeredAt: { attribute: 'answeredAt', kind: 'moment', sortable: true },
    createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
  },
};

function presentCommon(row: ScreeningResultRow) {
  return {
    id: row.id,
    criterionId: row.criterionId,
    criterionKey: row.criterionKey,
    subjectType: row.subjectType,
    subjectId: row.subjectId,
    outcome: row.outcome,
    answeredAt: toIsoString(row.answeredAt),
  };
}

function presentForStaff(row: ScreeningResultRow) {
  return {
    criterionVersion: row.criterionVersion,
    answer: row.answer,
    method: row.method,
    note: row.note,
    answeredById: row.answeredById,
  };
}
