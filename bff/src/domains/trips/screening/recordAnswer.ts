import type { BodyOf, contract, ScreeningSubjectType } from '@farwend/api-contract';
import { evaluateAnswer } from '@farwend/api-contract/screening';
import { findVisibleOrNull, insertRecord, newRecord } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { userIdOf } from '#src/kernel/actor.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { describeAnswerProblem } from './outcome.ts';
import { qualifyWhenScreened } from './qualifyWhenScreened.ts';
import { lockSubject } from './recordAnswer.sql.ts';
import { screeningCriterionEntity } from './screeningCriterion.entity.ts';
import { screeningResultEntity } from './screeningResult.entity.ts';
import type { ScreeningResultRow } from './screeningResult.model.ts';
import { withArticle } from '#src/kernel/withArticle.ts';
import { unknownReference } from '#src/kernel/reference.ts';

/** Records an answer about a trip request or a partner; the last missing one qualifies the request. */
export async function recordAnswer(
  body: BodyOf<typeof contract.screeningResults.create>,
  context: CallContext,
): Promise<ScreeningResultRow> {
  const criterion = await findVisibleOrNull(screeningCriterionEntity, body.criterionId, context);
  if (!criterion) throw unknownReference('/criterionId', 'There is no criterion with this id');
  if (!criterion.active) throw fieldFailure('/criterionId', 'notAllowed', 'This criterion is no longer active');
  if (criterion.subjectType !== body.subjectType)
    throw fieldFailure('/subjectType', 'notAllowed', `This criterion applies to ${withArticle(criterion.subjectType)}`);
  const problem = describeAnswerProblem(criterion, body.answer);
  if (problem) throw fieldFailure('/answer', 'type', problem);
  await checkSubject(body.subjectType, body.subjectId, context);
  const record = newRecord(newId(), context);
  const row = await insertRecord(
    screeningResultEntity,
    {
      ...record,
      ...body,
      criterionVersion: criterion.version,
      criterionKey: criterion.key,
      isNewest: true,
      outcome: evaluateAnswer(criterion, body.answer),
      answeredById: userIdOf(context.actor),
      answeredAt: record.createdAt,
    },
    context,
  );
  if (body.subjectType === 'TRIP_REQUEST') await qualifyWhenScreened(body.subjectId, context);
  return row;
}

/** Locks the subject, so that concurrent answers see each other. Throws 422 if there is none. */
async function checkSubject(type: ScreeningSubjectType, id: string, { db }: CallContext): Promise<void> {
  if (!(await db.first(lockSubject[type], { id })))
    throw unknownReference('/subjectId', `There is no ${type === 'PARTNER' ? 'partner' : 'trip request'} with this id`);
}
