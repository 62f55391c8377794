import type { BodyOf, contract } from '@farwend/api-contract';
import { findVisible, findForUpdate, saveChange } from '#src/records/records.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { checkCountry } from './checkPartnerFacts.ts';
import { preauthorizedPartnerEntity, partnerEntity } from './partner.entity.ts';
import type { PartnerRow } from './partner.model.ts';
import { isLeadOf } from './partner.policy.ts';

/** Lead agents and administrators set where the invoices of a partner are sent. */
export async function setBillingAddress(
  id: string,
  body: BodyOf<typeof contract.partners.setBillingAddress>,
  context: CallContext,
): Promise<PartnerRow> {
  const { actor } = context;
  const partner = await findVisible(partnerEntity, id, context);
  if (!is(actor, 'admin') && !isLeadOf(actor, partner.id)) {
    throw new Failure('auth.forbidden', { message: 'Only the lead agents of a company can change its billing address.' });
  }
  const { version, ...billingAddress } = body;
  const row = await findForUpdate(preauthorizedPartnerEntity, id, context, version);
  checkCountry(billingAddress.countryCode, '/countryCode');
  return saveChange(partnerEntity, row, { values: pickChangedValues(row, { billingAddress }), note: 'Billing address' }, context);
}
