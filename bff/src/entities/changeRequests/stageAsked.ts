import type { BodyOf, contract } from '@farwend/api-contract';
import { changedValues } from '#src/entities/changedValues.ts';
import { chosenProfile } from '#src/entities/partners/chosenProfile.ts';
import type { PartnerRow } from '#src/entities/partners/partner.model.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ChangeRequestRow } from './changeRequest.model.ts';
import { companyChanges, companyDraft } from './companyWish.ts';
import { stageProfile } from './stageProfile.ts';
import { stageWish } from './stageWish.ts';

type Wish = BodyOf<typeof contract.changeRequests.create>['wish'];

/** Keeps a wish about a partner's profile; throws 422 when it names a field of the public page, or nothing new. */
export async function stagePartner(partner: PartnerRow, wish: Wish, note: string | null, context: CallContext): Promise<ChangeRequestRow> {
  const { intro, whyUs, process, photos, ...others } = wish;
  const foreign = Object.entries(others).find(([, value]) => value !== undefined);
  if (foreign)
    throw fieldFailure(`/wish/${foreign[0]}`, 'notAllowed', 'This is a field of the public page. Send entityType COMPANY with its id');
  const wished = changedValues(partner.profile, await chosenProfile({ intro, whyUs, process, photos }, '/wish', context));
  if (Object.keys(wished).length === 0) throw nothingNew();
  return stageProfile(partner, wished, note, context);
}

/** Keeps a wish about the public page of a partner's company; throws 422 for another's, or when it names nothing new. */
export async function stageCompany(
  companyId: string,
  partnerId: string,
  wish: Wish,
  note: string | null,
  context: CallContext,
): Promise<ChangeRequestRow> {
  const draft = await companyDraft(companyId, context);
  if (draft.fields.partnerId !== partnerId) throw fieldFailure('/entityId', 'unknown', 'Name your own company by its id');
  const wished = await companyChanges(draft, wish, context);
  if (wished.length === 0) throw nothingNew();
  return stageWish({ entityType: 'COMPANY', entityId: companyId, partnerId }, wished, note, context);
}

function nothingNew() {
  return fieldFailure('/wish', 'unchanged', 'The profile says this already. Name something to change');
}
