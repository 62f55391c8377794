import type { BodyOf, contract } from '@farwend/api-contract';
import { findVisible, findForUpdate, saveChange } from '#src/records/records.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { stageProfileChange } from '#src/domains/partners/changeRequests/stageProfileChange.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { checkLanguages } from './checkPartnerFacts.ts';
import { resolveProfile } from './resolveProfile.ts';
import { preauthorizedPartnerEntity, partnerEntity } from './partner.entity.ts';
import type { PartnerRow } from './partner.model.ts';
import { isLeadOf } from './partner.policy.ts';
import { buildPublishedProfile } from './buildPublishedProfile.ts';

/**
 * Changes the profile of a partner. Changes by staff are published at once; those of a lead agent become a change request, except
 * business hours, holidays and languages.
 */
export async function setProfile(id: string, body: BodyOf<typeof contract.partners.setProfile>, context: CallContext): Promise<PartnerRow> {
  const { actor } = context;
  const { id: partnerId } = await findVisible(partnerEntity, id, context);
  const mayDecide = is(actor, 'admin', 'care');
  if (!mayDecide && !isLeadOf(actor, partnerId))
    throw new Failure('auth.forbidden', { message: 'Only the lead agents of a company can change its profile.' });
  const row = await findForUpdate(preauthorizedPartnerEntity, id, context, body.version);
  const { languages, businessHours, holidays, intro, whyUs, process, photos, changeNote } = body;
  checkLanguages(languages ?? []);
  const profileChanges = pickChangedValues(row.profile, await resolveProfile({ intro, whyUs, process, photos }, '', context));
  const directChanges = pickChangedValues(row, { languages, businessHours, holidays });
  if (!mayDecide) {
    const saved = await saveChange(partnerEntity, row, { values: directChanges, note: changeNote }, context);
    if (Object.keys(profileChanges).length === 0) return saved;
    return { ...saved, openChangeRequestId: (await stageProfileChange(saved, profileChanges, changeNote ?? null, context)).id };
  }
  const values =
    Object.keys(profileChanges).length > 0 ? { ...directChanges, ...buildPublishedProfile(row, profileChanges) } : directChanges;
  return saveChange(partnerEntity, row, { values, note: changeNote }, context);
}
