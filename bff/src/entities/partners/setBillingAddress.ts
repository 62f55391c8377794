import type { BodyOf, contract } from '@farwend/api-contract';
import { findSeen, findToChange, saveChange } from '#src/calls/records.ts';
import { is } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { checkCountry } from './checkPartnerFacts.ts';
import { checkedPartnerEntity, partnerEntity } from './partner.entity.ts';
import type { PartnerRow } from './partner.model.ts';
import { isLeadOf } from './partner.policy.ts';

/** Sets where the invoices of a partner go: its lead agents and administrators. */
export async function setBillingAddress(
  id: string,
  body: BodyOf<typeof contract.partners.setBillingAddress>,
  context: CallContext,
): Promise<PartnerRow> {
  const { actor } = context;
  const seen = await findSeen(partnerEntity, id, context);
  if (!is(actor, 'admin') && !isLeadOf(actor, seen.id)) {
    throw new Failure('auth.forbidden', { message: 'The lead agents of a company change its billing address.' });
  }
  const { version, ...billingAddress } = body;
  const row = await findToChange(checkedPartnerEntity, id, context, version);
  checkCountry(billingAddress.countryCode, '/countryCode');
  return saveChange(partnerEntity, row, { values: changedValues(row, { billingAddress }), note: 'Billing address' }, context);
}
