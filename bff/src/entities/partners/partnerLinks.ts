import { findToChange, saveChange } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { countryOf } from '#src/entities/places/countries.ts';
import { Failure, fieldFailure, notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { partnerEntity } from './partner.entity.ts';
import type { PartnerRow } from './partner.model.ts';

/** Whether something is put on a partner's list or taken from it. Doing it again changes nothing. */
type Way = 'add' | 'remove';

/** A specialization by id or key, on or off the list of a partner. */
export async function linkSpecialization(id: string, s: string, way: Way, context: CallContext): Promise<PartnerRow> {
  const partner = await findToChange(partnerEntity, id, context);
  const { sequelize, transaction } = context;
  const text = 'SELECT id, active FROM specializations WHERE id::text = $1 OR key = $1';
  const known = isText(s)
    ? await preparedQuery<{ id: string; active: boolean }>(sequelize, 'specialization.find', text, [s], transaction)
    : [];
  const [one] = known;
  if (!one) throw notFound();
  if (way === 'add' && !one.active && !partner.specializationIds.includes(one.id)) {
    throw new Failure('reference.broken', { message: 'This specialization is not in use any more. Choose another.' });
  }
  const specializationIds = changedList(partner.specializationIds, one.id, way);
  return saveChange(partnerEntity, partner, { values: { specializationIds } }, context);
}

/** A country of residence that a partner cannot serve, on or off its list. */
export async function linkExclusion(id: string, code: string, way: Way, context: CallContext): Promise<PartnerRow> {
  const partner = await findToChange(partnerEntity, id, context);
  if (!countryOf(code)) throw notFound();
  return saveChange(partnerEntity, partner, { values: { exclusions: changedList(partner.exclusions, code, way) } }, context);
}

/** Two partners that never stand in one request; kept on both sides. Both rows are locked in the order of their ids. */
export async function linkNoCompete(id: string, otherId: string, way: Way, context: CallContext): Promise<PartnerRow> {
  if (!isId(id) || !isId(otherId)) throw notFound();
  await lockBoth([...new Set([id, otherId])], context);
  if (id === otherId) throw fieldFailure('/n', 'notAllowed', 'A partner does not compete with itself. Name another one');
  const partner = await findToChange(partnerEntity, id, context);
  const other = await findToChange(partnerEntity, otherId, { ...context, ifMatch: null });
  const mutual = { noCompeteIds: changedList(other.noCompeteIds, partner.id, way) };
  await saveChange(partnerEntity, other, { values: mutual }, context);
  return saveChange(partnerEntity, partner, { values: { noCompeteIds: changedList(partner.noCompeteIds, other.id, way) } }, context);
}

async function lockBoth(ids: readonly string[], { sequelize, transaction }: CallContext): Promise<void> {
  const text = 'SELECT id FROM partners WHERE id = ANY ($1) ORDER BY id FOR UPDATE';
  const found = await preparedQuery(sequelize, 'partner.lockBoth', text, [ids], transaction);
  if (found.length < ids.length) throw notFound();
}

function changedList(list: readonly string[], one: string, way: Way): string[] {
  const others = list.filter((each) => each !== one);
  if (way === 'remove') return others;
  return list.includes(one) ? [...list] : [...list, one].toSorted();
}

function isText(text: string): boolean {
  return text.length <= 100 && text.isWellFormed() && !text.includes('\0');
}
