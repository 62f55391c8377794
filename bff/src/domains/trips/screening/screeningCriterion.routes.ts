import { type BodyOf, contract } from '@farwend/api-contract';
import { historyCalls } from '#src/records/history.ts';
import { recordCalls } from '#src/records/recordCalls.ts';
import { findVisible, findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { userIdOf } from '#src/kernel/actor.ts';
import { fieldFailure, notFound } from '#src/kernel/failure.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { fitsAnswerType } from './outcome.ts';
import { screeningCriterionEntity as entity } from './screeningCriterion.entity.ts';
import type { ScreeningCriterionRow } from './screeningCriterion.model.ts';
import { deleteDemand, insertDemand, selectPartner } from './screeningCriterion.sql.ts';

const list = contract.screeningCriteria.list.path;
const reads = recordCalls(entity);

export const screeningCriterionHandlers: Handlers<typeof contract.screeningCriteria> = {
  list: reads.list,
  read: reads.read,
  create: async ({ body }, context) => {
    checkCriterion(body);
    const row = await insertRecord(entity, { ...newRecord(newId(), context), ...body, requiredByPartnerIds: [] }, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  update: async ({ params, body }, context) => ok(entity.present(await changeCriterion(params.id, body, context), context.actor)),
  ...historyCalls(entity, (snapshot) => snapshot),
  demand: async ({ params: { id, secondId: partnerId } }, context) => {
    const createdById = userIdOf(context.actor);
    const insert = (criterionId: string) => context.db.run(insertDemand, { criterionId, partnerId, createdById });
    const row = await changeDemand(id, partnerId, insert, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  undemand: async ({ params: { id, secondId: partnerId } }, context) => {
    await changeDemand(id, partnerId, (criterionId) => context.db.run(deleteDemand, { criterionId, partnerId }), context);
    return noContent();
  },
};

/** Earlier answers must keep their meaning, so subject type, answer type and key cannot change. */
async function changeCriterion(
  id: string,
  body: BodyOf<typeof contract.screeningCriteria.update>,
  context: CallContext,
): Promise<ScreeningCriterionRow> {
  const row = await findForUpdate(entity, id, context, body.version);
  const { version: _, changeNote, restoredFrom, ...facts } = body;
  const values = pickChangedValues(row, facts);
  for (const name of ['subjectType', 'answerType', 'key'] as const) {
    if (values[name] !== undefined)
      throw fieldFailure(`/${name}`, 'notAllowed', `${name} cannot change. Retire this criterion (active: false) and create another`);
  }
  checkCriterion({ ...row, ...values });
  return saveChange(entity, row, { values, kind: restoredFrom === undefined ? 'UPDATE' : 'RESTORE', note: changeNote }, context);
}

/** Throws 422 unless condition, choices and stage fit the answer type and the subject type. */
function checkCriterion(row: Pick<ScreeningCriterionRow, 'subjectType' | 'stage' | 'answerType' | 'choices' | 'passWhen'>): void {
  if (!fitsAnswerType(row.passWhen, row.answerType))
    throw fieldFailure('/passWhen', 'notAllowed', `Use a condition that fits ${row.answerType} answers`);
  if ((row.subjectType === 'PARTNER') !== (row.stage === 'PARTNER_VETTING')) {
    throw fieldFailure('/stage', 'notAllowed', 'PARTNER_VETTING is for partners, the other stages are for trip requests');
  }
  if (row.subjectType === 'PARTNER' && row.answerType === 'AUTO')
    throw fieldFailure('/answerType', 'notAllowed', 'Automatic criteria are for trip requests only');
  if (row.answerType !== 'CHOICE') return;
  if (row.choices.length < 2) throw fieldFailure('/choices', 'required', 'Give at least two choices');
  const conditionChoices = 'in' in row.passWhen ? [...row.passWhen.in, ...(row.passWhen.warnIn ?? [])] : [];
  const unknown = conditionChoices.filter((choice) => !row.choices.includes(choice));
  if (unknown.length > 0) throw fieldFailure('/passWhen', 'unknown', `Not among the choices: ${unknown.join(', ')}`);
}

/** Sets whether a partner requires a criterion, after checking that both exist and that the criterion is for trip requests. */
async function changeDemand(
  id: string,
  partnerId: string,
  write: (criterionId: string) => Promise<unknown>,
  context: CallContext,
): Promise<ScreeningCriterionRow> {
  const unrestricted = { ...entity, policy: { ...entity.policy, canChange: () => true } }; // care may do this, though only administrators write criteria
  const row = await findForUpdate(unrestricted, id, context);
  if (!isId(partnerId)) throw notFound();
  if (!(await context.db.first(selectPartner, { partnerId }))) throw notFound();
  if (row.subjectType === 'PARTNER') throw fieldFailure('/id', 'notAllowed', 'Partners can only require criteria for trip requests');
  await write(row.id);
  const { requiredByPartnerIds } = await findVisible(entity, row.id, context);
  return saveChange(entity, row, { values: { requiredByPartnerIds }, action: 'DEMANDS' }, context);
}
