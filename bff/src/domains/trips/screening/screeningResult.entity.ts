import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, moment } from '#src/calls/entity.ts';
import { isStaff } from '#src/http/actor.ts';
import { screeningResultPolicy } from './screening.policy.ts';
import type { ScreeningResultRow } from './screeningResult.model.ts';

type View = ReplyOf<typeof contract.screeningResults.read>;

/** Answers to the criteria, one record for each answer. Agents learn the outcome alone. */
export const screeningResultEntity: Entity<ScreeningResultRow, View> = {
  type: 'screeningResult',
  model: ({ models }) => models.screeningResults,
  policy: screeningResultPolicy,
  present: (row, actor) => ({
    ...openFacts(row),
    ...(isStaff(actor) ? staffFacts(row) : {}),
    isNewest: row.isNewest,
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    version: row.version,
  }),
  snapshot: (row) => ({ ...openFacts(row), ...staffFacts(row) }),
  defaultSort: ['answeredAt', 'DESC'],
  fields: {
    criterionId: { attribute: 'criterionId', kind: 'id' },
    subjectType: { attribute: 'subjectType', kind: 'text' },
    subjectId: { attribute: 'subjectId', kind: 'id' },
    outcome: { attribute: 'outcome', kind: 'text', sortable: true },
    method: { attribute: 'method', kind: 'text' },
    answeredById: { attribute: 'answeredById', kind: 'id' },
    answeredAt: { attribute: 'answeredAt', kind: 'moment', sortable: true },
    createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
  },
};

function openFacts(row: ScreeningResultRow) {
  return {
    id: row.id,
    criterionId: row.criterionId,
    criterionKey: row.criterionKey,
    subjectType: row.subjectType,
    subjectId: row.subjectId,
    outcome: row.outcome,
    answeredAt: moment(row.answeredAt),
  };
}

function staffFacts(row: ScreeningResultRow) {
  return {
    criterionVersion: row.criterionVersion,
    answer: row.answer,
    method: row.method,
    note: row.note,
    answeredById: row.answeredById,
  };
}
