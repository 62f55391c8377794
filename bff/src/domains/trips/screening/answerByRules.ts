import { insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { TripFacts } from './tripFacts.ts';
import { tripRules } from './tripRules.ts';
import { ScreeningCriterionModel, type ScreeningCriterionRow } from './screeningCriterion.model.ts';
import { screeningResultEntity } from './screeningResult.entity.ts';
import { ScreeningResultModel, type ScreeningResultRow } from './screeningResult.model.ts';

/** Answers the automatic criteria of a trip request; a changed answer becomes a new version. `hardFailed`: a hard criterion failed. */
export async function answerByRules(tripRequestId: string, facts: TripFacts, context: CallContext): Promise<{ hardFailed: boolean }> {
  const { db } = context;
  const [criteria, answers] = await Promise.all([
    db.find(ScreeningCriterionModel, {
      where: { active: true, subjectType: 'TRIP_REQUEST', answerType: 'AUTO' },
      order: [
        ['sortOrder', 'ASC'],
        ['id', 'ASC'],
      ],
    }),
    db.find(ScreeningResultModel, { where: { subjectId: tripRequestId, method: 'AUTO' } }),
  ]);
  const byCriterion = new Map(answers.map((row) => [row.criterionId, row]));
  let hardFailed = false;
  for (const criterion of criteria) {
    if (!('rule' in criterion.passWhen)) continue;
    const { outcome, answer, note } = tripRules[criterion.passWhen.rule](facts);
    hardFailed ||= criterion.hardFail && outcome === 'FAIL';
    const result = { outcome, answer, note, criterionVersion: criterion.version };
    const existing = byCriterion.get(criterion.id);
    if (existing?.outcome === outcome && existing.answer === answer) continue;
    if (existing) await saveChange(screeningResultEntity, existing, { values: { ...result, answeredAt: new Date() } }, context);
    else await insertAnswer(tripRequestId, criterion, result, context);
  }
  return { hardFailed };
}

type ResultValues = Pick<ScreeningResultRow, 'outcome' | 'answer' | 'note' | 'criterionVersion'>;

async function insertAnswer(
  subjectId: string,
  criterion: ScreeningCriterionRow,
  result: ResultValues,
  context: CallContext,
): Promise<void> {
  const record = newRecord(newId(), context);
  await insertRecord(
    screeningResultEntity,
    {
      ...record,
      ...result,
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
