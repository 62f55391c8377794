import type { BodyOf, contract } from '@farwend/api-contract';
import { findSeen, findToChange, saveChange } from '#src/calls/records.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { stageProfile } from '#src/entities/changeRequests/stageProfile.ts';
import { is } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { checkLanguages } from './checkPartnerFacts.ts';
import { chosenProfile } from './chosenProfile.ts';
import { checkedPartnerEntity, partnerEntity } from './partner.entity.ts';
import type { PartnerRow } from './partner.model.ts';
import { isLeadOf } from './partner.policy.ts';
import { publishedProfile } from './publishedProfile.ts';

/**
 * Changes the profile of a partner. Staff publish what they write; what a lead agent writes waits in a change request, but for office
 * hours, holidays and languages.
 */
export async function setProfile(id: string, body: BodyOf<typeof contract.partners.setProfile>, context: CallContext): Promise<PartnerRow> {
  const { actor } = context;
  const { id: seenId } = await findSeen(partnerEntity, id, context);
  const mayDecide = is(actor, 'admin', 'care');
  if (!mayDecide && !isLeadOf(actor, seenId))
    throw new Failure('auth.forbidden', { message: 'The lead agents of a company change its profile.' });
  const row = await findToChange(checkedPartnerEntity, id, context, body.version);
  const { languages, businessHours, holidays, intro, whyUs, process, photos, changeNote } = body;
  checkLanguages(languages ?? []);
  const wish = changedValues(row.profile, await chosenProfile({ intro, whyUs, process, photos }, '', context));
  const low = changedValues(row, { languages, businessHours, holidays });
  if (!mayDecide) {
    const saved = await saveChange(partnerEntity, row, { values: low, note: changeNote }, context);
    if (Object.keys(wish).length === 0) return saved;
    return { ...saved, openChangeRequestId: (await stageProfile(saved, wish, changeNote ?? null, context)).id };
  }
  const values = Object.keys(wish).length > 0 ? { ...low, ...publishedProfile(row, wish) } : low;
  return saveChange(partnerEntity, row, { values, note: changeNote }, context);
}
