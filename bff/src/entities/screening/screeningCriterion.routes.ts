import { type BodyOf, contract } from '@farwend/api-contract';
import { historyCalls } from '#src/calls/history.ts';
import { recordCalls } from '#src/calls/recordCalls.ts';
import { findSeen, findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { userIdOf } from '#src/http/actor.ts';
import { fieldFailure, notFound } from '#src/http/failure.ts';
import { type CallContext, created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { fitsAnswerType } from '#src/screening/outcome.ts';
import { screeningCriterionEntity as entity } from './screeningCriterion.entity.ts';
import type { ScreeningCriterionRow } from './screeningCriterion.model.ts';

const list = contract.screeningCriteria.list.path;
const reads = recordCalls(entity, list);

export const screeningCriterionHandlers: Handlers<typeof contract.screeningCriteria> = {
  list: reads.list,
  read: reads.read,
  create: async ({ body }, context) => {
    checkForm(body);
    const row = await insertRecord(entity, { ...newRecord(newId(), context), ...body, requiredByPartnerIds: [] }, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  update: async ({ params, body }, context) => ok(entity.present(await change(params.id, body, context), context.actor)),
  ...historyCalls(entity, (snapshot) => snapshot),
  demand: async ({ params }, context) => {
    const row = await demands(params.id, params.secondId, insertDemand, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  undemand: async ({ params }, context) => {
    await demands(params.id, params.secondId, deleteDemand, context);
    return nothing();
  },
};

/** What was asked keeps its meaning: subject and kind of answer stay, the computed rule of an AUTO criterion too. */
async function change(
  id: string,
  body: BodyOf<typeof contract.screeningCriteria.update>,
  context: CallContext,
): Promise<ScreeningCriterionRow> {
  const row = await findToChange(entity, id, context, body.version);
  const { version: _, changeNote, restoredFrom, ...facts } = body;
  const values = changedValues(row, facts);
  for (const name of ['subjectType', 'answerType', 'key'] as const) {
    if (values[name] !== undefined)
      throw fieldFailure(`/${name}`, 'notAllowed', `Stays as it is: retire this criterion (active: false) and make another`);
  }
  checkForm({ ...row, ...values });
  return saveChange(entity, row, { values, kind: restoredFrom === undefined ? 'UPDATE' : 'RESTORE', note: changeNote }, context);
}

/** A condition in the form of its answers, choices where they are needed, and the stage of the subject. */
function checkForm(row: Pick<ScreeningCriterionRow, 'subjectType' | 'stage' | 'answerType' | 'choices' | 'passWhen'>): void {
  if (!fitsAnswerType(row.passWhen, row.answerType))
    throw fieldFailure('/passWhen', 'notAllowed', `Use the form that belongs to ${row.answerType}`);
  if ((row.subjectType === 'PARTNER') !== (row.stage === 'PARTNER_VETTING')) {
    throw fieldFailure('/stage', 'notAllowed', 'PARTNER_VETTING is for partners, the other stages are for trip requests');
  }
  if (row.subjectType === 'PARTNER' && row.answerType === 'AUTO')
    throw fieldFailure('/answerType', 'notAllowed', 'Only trip requests are looked at by rules');
  if (row.answerType !== 'CHOICE') return;
  if (row.choices.length < 2) throw fieldFailure('/choices', 'required', 'Give at least two choices');
  const named = 'in' in row.passWhen ? [...row.passWhen.in, ...(row.passWhen.warnIn ?? [])] : [];
  const unknown = named.filter((choice) => !row.choices.includes(choice));
  if (unknown.length > 0) throw fieldFailure('/passWhen', 'unknown', `These are no choices: ${unknown.join(', ')}`);
}

/** Both ids are looked up: a criterion that is asked of trip requests, and a partner there is. */
async function demands(
  id: string,
  partnerId: string,
  statement: { name: string; text: string },
  context: CallContext,
): Promise<ScreeningCriterionRow> {
  const anyone = { ...entity, policy: { ...entity.policy, changes: () => true } }; // care demands, though only administrators write criteria
  const row = await findToChange(anyone, id, context);
  if (!isId(partnerId)) throw notFound();
  const [partner] = await preparedQuery(
    context.sequelize,
    'partner.exists',
    'SELECT 1 FROM partners WHERE id = $1',
    [partnerId],
    context.transaction,
  );
  if (!partner) throw notFound();
  if (row.subjectType === 'PARTNER') throw fieldFailure('/id', 'notAllowed', 'Partners demand what is asked of trip requests');
  await preparedQuery(
    context.sequelize,
    statement.name,
    statement.text,
    statement === insertDemand ? [row.id, partnerId, userIdOf(context.actor)] : [row.id, partnerId],
    context.transaction,
  );
  const { requiredByPartnerIds } = await findSeen(entity, row.id, context);
  return saveChange(entity, row, { values: { requiredByPartnerIds }, action: 'DEMANDS' }, context);
}

const insertDemand = {
  name: 'screening.demand',
  text: 'INSERT INTO screening_criterion_partners (criterion_id, partner_id, created_by_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
};
const deleteDemand = {
  name: 'screening.undemand',
  text: 'DELETE FROM screening_criterion_partners WHERE criterion_id = $1 AND partner_id = $2',
};
