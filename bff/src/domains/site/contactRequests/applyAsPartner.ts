import { type BodyOf, contract } from '@farwend/api-contract';
import { createPartner } from '#src/domains/partners/partners/changePartner.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';

type Application = Pick<BodyOf<typeof contract.companyContactRequests.create>, 'companyName' | 'website' | 'email' | 'phone'>;

/** Creates a partner as APPLIED from a company's request to join, and returns its id. */
export async function applyAsPartner({ companyName, website, email, phone }: Application, context: CallContext): Promise<string> {
  if (!companyName) throw fieldFailure('/companyName', 'required', 'Enter the name of your company');
  const facts = { legalName: companyName, displayName: companyName, email, timeZone: 'UTC', website, phone };
  const {
    partner: { id },
  } = await createPartner(contract.partners.create.body.parse(facts), context);
  return id;
}
