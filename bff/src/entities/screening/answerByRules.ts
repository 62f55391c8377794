import { insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { selectRows } from '#src/database/selectRows.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { TripFacts } from '#src/screening/tripFacts.ts';
import { tripRules } from '#src/screening/tripRules.ts';
import type { ScreeningCriterionRow } from './screeningCriterion.model.ts';
import { screeningResultEntity } from './screeningResult.entity.ts';
import type { ScreeningResultRow } from './screeningResult.model.ts';

/** Answers the computed criteria of a trip request. An answer of before gets a next version when it comes out otherwise; true when a hard one fails. */
export async function answerByRules(tripRequestId: string, facts: TripFacts, context: CallContext): Promise<{ hardFailed: boolean }> {
  const { models, sequelize, transaction } = context;
  const [criteria, answers] = await Promise.all([
    selectRows<ScreeningCriterionRow>(
      sequelize,
      models.screeningCriteria,
      {
        where: { active: true, subjectType: 'TRIP_REQUEST', answerType: 'AUTO' },
        order: [
          ['sortOrder', 'ASC'],
          ['id', 'ASC'],
        ],
      },
      transaction,
    ),
    selectRows<ScreeningResultRow>(
      sequelize,
      models.screeningResults,
      { where: { subjectId: tripRequestId, method: 'AUTO' } },
      transaction,
    ),
  ]);
  const known = new Map(answers.map((row) => [row.criterionId, row]));
  let hardFailed = false;
  for (const criterion of criteria) {
    if (!('rule' in criterion.passWhen)) continue;
    const { outcome, answer, note } = tripRules[criterion.passWhen.rule](facts);
    hardFailed ||= criterion.hardFail && outcome === 'FAIL';
    const found = { outcome, answer, note, criterionVersion: criterion.version };
    const before = known.get(criterion.id);
    if (before?.outcome === outcome && before.answer === answer) continue;
    if (before) await saveChange(screeningResultEntity, before, { values: { ...found, answeredAt: new Date() } }, context);
    else await insertAnswer(tripRequestId, criterion, found, context);
  }
  return { hardFailed };
}

type Found = Pick<ScreeningResultRow, 'outcome' | 'answer' | 'note' | 'criterionVersion'>;

async function insertAnswer(subjectId: string, criterion: ScreeningCriterionRow, found: Found, context: CallContext): Promise<void> {
  const record = newRecord(newId(), context);
  await insertRecord(
    screeningResultEntity,
    {
      ...record,
      ...found,
      criterionId: criterion.id,
      criterionKey: criterion.key,
      isNewest: true,
      subjectType: 'TRIP_REQUEST',
      subjectId,
      method: 'AUTO',
      answeredById: null,
      answeredAt: record.createdAt,
    },
    context,
  );
}
