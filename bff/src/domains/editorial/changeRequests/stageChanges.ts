import type { BodyOf, contract } from '@farwend/api-contract';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { resolveProfile } from '#src/domains/partners/partners/resolveProfile.ts';
import type { PartnerRow } from '#src/domains/partners/partners/partner.model.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ChangeRequestRow } from '#src/domains/partners/changeRequests/changeRequest.model.ts';
import { buildCompanyChanges, findCompanyDraft } from './companyChanges.ts';
import { stageProfileChange } from '#src/domains/partners/changeRequests/stageProfileChange.ts';
import { stageChangeRequest } from '#src/domains/partners/changeRequests/stageChangeRequest.ts';
import { unknownReference } from '#src/kernel/reference.ts';

type RequestedFields = BodyOf<typeof contract.changeRequests.create>['wish'];

/** Stages changes to a partner's profile. Throws 422 for fields of the company page, or if nothing would change. */
export async function stagePartnerChanges(
  partner: PartnerRow,
  wish: RequestedFields,
  note: string | null,
  context: CallContext,
): Promise<ChangeRequestRow> {
  const { intro, whyUs, process, photos, ...others } = wish;
  const foreign = Object.entries(others).find(([, value]) => value !== undefined);
  if (foreign)
    throw fieldFailure(`/wish/${foreign[0]}`, 'notAllowed', 'This is a field of the company page. Send entityType COMPANY with its id');
  const changes = pickChangedValues(partner.profile, await resolveProfile({ intro, whyUs, process, photos }, '/wish', context));
  if (Object.keys(changes).length === 0) throw unchangedFailure();
  return stageProfileChange(partner, changes, note, context);
}

/** Stages changes to the company page of a partner. Throws 422 for the page of another partner, or if nothing would change. */
export async function stageCompanyChanges(
  companyId: string,
  partnerId: string,
  wish: RequestedFields,
  note: string | null,
  context: CallContext,
): Promise<ChangeRequestRow> {
  const draft = await findCompanyDraft(companyId, context);
  if (draft.fields.partnerId !== partnerId) throw unknownReference('/entityId', 'Enter the id of your own company');
  const changes = await buildCompanyChanges(draft, wish, context);
  if (changes.length === 0) throw unchangedFailure();
  return stageChangeRequest({ entityType: 'COMPANY', entityId: companyId, partnerId }, changes, note, context);
}

function unchangedFailure() {
  return fieldFailure('/wish', 'unchanged', 'The profile already has these values. Change at least one');
}
