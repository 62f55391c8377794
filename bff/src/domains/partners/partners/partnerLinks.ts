import { findForUpdate, saveChange } from '#src/records/records.ts';
import { findCountry } from '#src/domains/places/countries/countries.ts';
import { Failure, fieldFailure, notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { partnerEntity } from './partner.entity.ts';
import type { PartnerRow } from './partner.model.ts';
import { selectSpecialization, lockPartners } from './partnerLinks.sql.ts';

/** Both are idempotent. */
type ListAction = 'add' | 'remove';

/** Adds or removes a specialization, by id or key. */
export async function setSpecialization(id: string, s: string, action: ListAction, context: CallContext): Promise<PartnerRow> {
  const partner = await findForUpdate(partnerEntity, id, context);
  const { db } = context;
  const [specialization] = isValidKey(s) ? await db.run(selectSpecialization, { text: s }) : [];
  if (!specialization) throw notFound();
  if (action === 'add' && !specialization.active && !partner.specializationIds.includes(specialization.id)) {
    throw new Failure('reference.broken', { message: 'This specialization is no longer in use. Choose another.' });
  }
  const specializationIds = addOrRemove(partner.specializationIds, specialization.id, action);
  return saveChange(partnerEntity, partner, { values: { specializationIds } }, context);
}

/** Adds or removes a country of residence that the partner cannot serve. */
export async function setExclusion(id: string, code: string, action: ListAction, context: CallContext): Promise<PartnerRow> {
  const partner = await findForUpdate(partnerEntity, id, context);
  if (!findCountry(code)) throw notFound();
  return saveChange(partnerEntity, partner, { values: { exclusions: addOrRemove(partner.exclusions, code, action) } }, context);
}

/** Adds or removes a no-compete rule on both partners; locks both rows in the order of their ids to avoid deadlocks. */
export async function setNoCompete(id: string, otherId: string, action: ListAction, context: CallContext): Promise<PartnerRow> {
  if (!isId(id) || !isId(otherId)) throw notFound();
  await lockPartnerPair([...new Set([id, otherId])], context);
  if (id === otherId) throw fieldFailure('/n', 'notAllowed', 'A partner cannot compete with itself. Choose another one');
  const partner = await findForUpdate(partnerEntity, id, context);
  const other = await findForUpdate(partnerEntity, otherId, { ...context, ifMatch: null });
  const mutual = { noCompeteIds: addOrRemove(other.noCompeteIds, partner.id, action) };
  await saveChange(partnerEntity, other, { values: mutual }, context);
  return saveChange(partnerEntity, partner, { values: { noCompeteIds: addOrRemove(partner.noCompeteIds, other.id, action) } }, context);
}

async function lockPartnerPair(ids: readonly string[], { db }: CallContext): Promise<void> {
  const locked = await db.run(lockPartners, { ids });
  if (locked.length < ids.length) throw notFound();
}

function addOrRemove(list: readonly string[], item: string, action: ListAction): string[] {
  const others = list.filter((other) => other !== item);
  if (action === 'remove') return others;
  return list.includes(item) ? [...list] : [...list, item].toSorted();
}

function isValidKey(text: string): boolean {
  return text.length <= 100 && text.isWellFormed() && !text.includes('\0');
}
