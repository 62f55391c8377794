import type { BodyOf, contract, ScreeningSubjectType } from '@farwend/api-contract';
import { findSeen, insertRecord, newRecord } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { userIdOf } from '#src/http/actor.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { answerProblem, outcomeOf } from '#src/screening/outcome.ts';
import { qualifyWhenScreened } from './qualifyWhenScreened.ts';
import { screeningCriterionEntity } from './screeningCriterion.entity.ts';
import { screeningResultEntity } from './screeningResult.entity.ts';
import type { ScreeningResultRow } from './screeningResult.model.ts';

/** One answer of care about a trip request or a partner; the last one that was open lets a request go on. */
export async function recordAnswer(
  body: BodyOf<typeof contract.screeningResults.create>,
  context: CallContext,
): Promise<ScreeningResultRow> {
  const criterion = await findSeen(screeningCriterionEntity, body.criterionId, context).catch(() => null);
  if (!criterion) throw fieldFailure('/criterionId', 'unknown', 'There is no criterion with this id');
  if (!criterion.active) throw fieldFailure('/criterionId', 'notAllowed', 'This criterion is retired');
  if (criterion.subjectType !== body.subjectType)
    throw fieldFailure('/subjectType', 'notAllowed', `This is asked of a ${criterion.subjectType}`);
  const problem = answerProblem(criterion, body.answer);
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
      outcome: outcomeOf(criterion, body.answer),
      answeredById: userIdOf(context.actor),
      answeredAt: record.createdAt,
    },
    context,
  );
  if (body.subjectType === 'TRIP_REQUEST') await qualifyWhenScreened(body.subjectId, context);
  return row;
}

/** The subject is locked: two answers at once come one after the other, so the later one sees the earlier. */
async function checkSubject(type: ScreeningSubjectType, id: string, { sequelize, transaction }: CallContext): Promise<void> {
  const table = { TRIP_REQUEST: 'trip_requests', PARTNER: 'partners' }[type];
  const found = await preparedQuery(
    sequelize,
    `screening.lock.${table}`,
    `SELECT 1 FROM ${table} WHERE id = $1 FOR UPDATE`,
    [id],
    transaction,
  );
  if (found.length === 0)
    throw fieldFailure('/subjectId', 'unknown', `There is no ${type === 'PARTNER' ? 'partner' : 'trip request'} with this id`);
}
