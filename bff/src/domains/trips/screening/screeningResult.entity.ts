import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { type Actor, isStaff } from '#src/kernel/actor.ts';
import { screeningResultPolicy } from './screening.policy.ts';
import { type ScreeningResultRow, ScreeningResultModel } from './screeningResult.model.ts';

type View = ReplyOf<typeof contract.screeningResults.read>;

const criterionHasWord = `(SELECT r.id FROM screening_results r JOIN screening_criteria c ON c.id = r.criterion_id
  WHERE plain_text(c.key || ' ' || c.question) LIKE plain_text(:pattern))`;
const noteHasWord = '(SELECT r.id FROM screening_results r WHERE plain_text(r.note) LIKE plain_text(:pattern))';

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
  hasWord: { sql: `"screeningResult"."id" IN (${criterionHasWord} UNION ALL ${noteHasWord})`, values: {} },
  searchedFields: ['criterionKey', 'note'],
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

/** The entity as the caller may search it: agents by the criterion. */
export function screeningResultsFor(actor: Actor): Entity<ScreeningResultRow, View> {
  if (isStaff(actor)) return screeningResultEntity;
  const hasWord = { sql: `"screeningResult"."id" IN ${criterionHasWord}`, values: {} };
  return { ...screeningResultEntity, hasWord, searchedFields: ['criterionKey'] };
}

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
